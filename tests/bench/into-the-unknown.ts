/** How fast missions of Into the Unknown play by sampled actions over the shipped packs. */
import { missionOf, missionRules } from './into-the-unknown-bots';
import { bareDriver, benchRandomPlay, type RandomPlay } from './random-play';

export function benchIntoTheUnknown(milliseconds = 3000): RandomPlay {
  const rules = missionRules();
  return benchRandomPlay(
    rules,
    (match) => {
      const started = rules.start(missionOf(match));
      if (!started.ok) throw new Error(JSON.stringify(started.error));
      return bareDriver(rules, started.value);
    },
    milliseconds,
  );
}
