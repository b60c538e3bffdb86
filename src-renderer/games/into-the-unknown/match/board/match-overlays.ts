/** What a match draws over its table: control markers, teams at features, sensor locks, what may be chosen. */
import type {
  FeatureState,
  IntoTheUnknownView,
  UnitView,
} from '../../../../../shared/contract/into-the-unknown';
import type { Point } from '../../../../../shared/geometry';
import type { Ink, OverlayModel } from '../../../../table/scene-model';
import { LETTER_SIGNS } from '../words';
import { ownerOf } from '../seats/mark-of';

/** What is drawn of a match. */
export interface Drawn {
  readonly view: IntoTheUnknownView;
  /** What has been chosen on the table. */
  readonly chosen: readonly string[];
}

const MARK_UP_PX = -30;
const LOCK_DOWN_PX = 44;

export function matchOverlays(drawn: Drawn): readonly OverlayModel[] {
  const { view } = drawn;
  return [
    ...view.features.flatMap((feature) => [...controlTags(feature), ...teamTags(feature, view.units)]),
    ...view.units.flatMap(lockTags),
    ...chosenRings(drawn),
  ];
}

/** `▲ 2`: the markers of each player on it. */
function controlTags({ id, at, control }: FeatureState): readonly OverlayModel[] {
  return Object.entries(control)
    .filter(([, count]) => count > 0)
    .map(([seat, count], index) =>
      tag(`control:${id}:${seat}`, at, { x: 0, y: MARK_UP_PX - 20 * index }, inkOf(seat), `⚑ ${count}`),
    );
}

function teamTags({ id, at }: FeatureState, units: readonly UnitView[]): readonly OverlayModel[] {
  return units
    .filter(({ location }) => location?.type === 'feature' && location.feature === id)
    .map((team, index) =>
      tag(
        `team:${team.id}`,
        at,
        { x: 34, y: 20 * index },
        inkOf(team.owner),
        team.teamLetter === null ? 'team' : LETTER_SIGNS[team.teamLetter],
      ),
    );
}

/** Numbered locks that lie on a unit, in the ink of who put them there. */
function lockTags({ id, pose, locks }: UnitView): readonly OverlayModel[] {
  if (pose === null) return [];
  return locks.map((lock, index) =>
    tag(
      `lock:${id}:${lock.seat}:${lock.number}`,
      pose,
      { x: 28 * index - 14 * (locks.length - 1), y: LOCK_DOWN_PX },
      inkOf(lock.seat),
      `⌖${lock.number}`,
    ),
  );
}

function tag(id: string, at: Point, offsetPx: Point, ink: Ink, figure: string): OverlayModel {
  return { type: 'tag', id, at, offsetPx, mark: null, ink, figure, text: null };
}

function chosenRings({ view, chosen }: Drawn): readonly OverlayModel[] {
  return chosen.flatMap((id): readonly OverlayModel[] => {
    const at =
      view.units.find((unit) => unit.id === id)?.pose ?? view.features.find((each) => each.id === id)?.at;
    return at ? [{ type: 'ring', id: `chosen:${id}`, at: { x: at.x, y: at.y }, ink: 'accent' }] : [];
  });
}

function inkOf(seat: string | null): Ink {
  return seat === '1' || seat === '2' ? ownerOf(seat) : 'neutral';
}
