/** What the schemas of a Nova Cry pack cannot see: charts without a line. */
import type { Refusal } from '../../base';
import { fault } from '../fault';
import type { NovaCryContent } from './records';
import { CHARTS } from './vocabulary';

/** Every fault of merged content, with its place and the rule it offends. */
export function novaCryFaults(content: NovaCryContent): readonly Refusal[] {
  return chartFaults(content);
}

/** Each chart has one line for each number of the die (NC-DISC-01). */
function chartFaults({ discovery }: NovaCryContent): readonly Refusal[] {
  const lines = Object.values(discovery);
  return CHARTS.flatMap((chart) =>
    [1, 2, 3, 4, 5, 6].flatMap((die) => {
      const found = lines.filter((line) => line.chart === chart && line.die === die).length;
      if (found === 1) return [];
      const message = `The ${chart} chart has ${found === 0 ? 'no line' : `${found} lines`} for ${die}.`;
      return [fault('wrong-count', message, ['discovery'], 'NC-DISC-01')];
    }),
  );
}
