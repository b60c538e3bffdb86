export { BOT_NAMES, type BotName, botNamed, chooserOf } from './bots';
