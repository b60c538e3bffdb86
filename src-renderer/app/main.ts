/** Entry of the window: reaches main, then puts the app on the page. */
import { mount } from 'svelte';
import { connect } from '../bridge/connect';
import '../styles/index.css';
import App from './App.svelte';
import { finishTypingBeforeLeaving } from './finish-typing';
import { GAMES } from './games';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app.');

const bridge = connect();
finishTypingBeforeLeaving(window);
mount(App, {
  target,
  props: {
    bridge,
    games: GAMES,
    watchConnection: (listener) => bridge.onConnection((state) => listener(state !== 'reconnecting')),
  },
});
