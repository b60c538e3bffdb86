/** Curves as the path data of SVG. */
import type { Cubic } from '../../../../table/network/geometry/curves';

export function cubicPath({ from, fromHandle, toHandle, to }: Cubic): string {
  const at = ({ x, y }: Cubic['from']): string => `${x.toFixed(4)} ${y.toFixed(4)}`;
  return `M${at(from)}C${at(fromHandle)} ${at(toHandle)} ${at(to)}`;
}
