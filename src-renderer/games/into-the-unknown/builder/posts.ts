/** Posts that a task force plans: who stands at which station of which ship. */
import type { ContentPack } from '../../../../shared/content';
import type { Station } from '../../../../shared/content/into-the-unknown';
import type { Force } from '../../../../shared/documents';
import { lineOfficerOf, plannedCrew, type Post, standardPosts, stationsOf } from '../../../../shared/fleet';

/** The task force with these posts in place of its own; a copy of the line officer stands under the card's id. */
export function withPosts(content: ContentPack, force: Force, posts: readonly Post[]): Force {
  const line = lineOfficerOf(content, force.faction);
  const ships = force.ships.map((ship, index) => ({
    ...ship,
    crew: posts
      .filter(({ unit }) => unit === String(index))
      .map(({ officer, station }) => ({
        officer: line !== null && officer === `${line}/${index}` ? line : officer,
        station,
      })),
  }));
  return { ...force, ships };
}

/** As the house would post everybody. */
export function withHousePosts(content: ContentPack, force: Force): Force {
  const { ships, officers } = plannedCrew(content, withoutPosts(force));
  return withPosts(content, force, standardPosts(content, ships, officers));
}

/** Posts are given in set-up. */
export function withoutPosts(force: Force): Force {
  const ships = force.ships.map((ship) => ({ class: ship.class, equipment: ship.equipment }));
  return { ...force, ships };
}

/** Sends one officer to a station; whoever stood there goes where the officer was, else has none. */
export function posted(
  posts: readonly Post[],
  officer: string,
  to: { readonly unit: string; readonly station: Station } | null,
): readonly Post[] {
  const from = posts.find((post) => post.officer === officer);
  const isTo = (post: Post) => to !== null && post.unit === to.unit && post.station === to.station;
  const others = posts.flatMap((post) => {
    if (post.officer === officer) return [];
    if (!isTo(post)) return [post];
    return from === undefined ? [] : [{ ...post, unit: from.unit, station: from.station }];
  });
  return to === null ? others : [...others, { officer, ...to }];
}

/** Every station of the ships. */
export function stationsAboard(
  content: ContentPack,
  ships: readonly { readonly unit: string; readonly class: string }[],
): readonly { readonly unit: string; readonly station: Station }[] {
  return ships.flatMap((ship) =>
    stationsOf(content, ship.class).map(({ station }) => ({ unit: ship.unit, station })),
  );
}
