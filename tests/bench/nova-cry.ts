/** How fast Nova Cry plays at random over the shipped packs, tables of two to six in turn. */
import { shippedRules } from './nova-cry-bots';
import { bareDriver, benchRandomPlay, type RandomPlay } from './random-play';

export function benchNovaCry(milliseconds = 3000): RandomPlay {
  const rules = shippedRules();
  return benchRandomPlay(
    rules,
    (match) => {
      const started = rules.start({ seats: Array.from({ length: 2 + (match % 5) }, () => ({})) });
      if (!started.ok) throw new Error(JSON.stringify(started.error));
      return bareDriver(rules, started.value);
    },
    milliseconds,
  );
}
