// A plan with as many ships as a table is likely to hold, to measure with.

/** How many there are. */
export const SHIPS = 60;

/** One Defiant in the middle and the other ships on a wide grid around it; `pins` verdicts from it to others. */
export function crowdedPlan(pins) {
  const classes = ['constellation', 'jemhadar-fighter', 'miranda', 'brel', 'vorcha'];
  const others = Array.from({ length: SHIPS - 1 }, (_, index) => ({
    id: `s${index + 1}`,
    class: classes[index % classes.length],
    owner: index % 2 === 0 ? 'orange' : 'blue',
    pose: {
      x: 2 + (index % 10) * 3.5,
      y: index < 30 ? 2 + Math.floor(index / 10) * 4.6 : 23.5 + Math.floor((index - 30) / 10) * 4.6,
      headingDeg: (index * 37) % 360,
    },
    number: (index % 20) + 1,
  }));
  return {
    format: 'plotroom-plan',
    version: 1,
    game: 'into-the-unknown',
    title: 'Sixty ships',
    sector: { layout: 'helix' },
    units: [
      {
        id: 's0',
        class: 'defiant',
        owner: 'blue',
        alert: 'yellow 1',
        pose: { x: 18, y: 18, headingDeg: 30 },
      },
      ...others,
    ],
    features: [],
    annotations: Array.from({ length: pins }, (_, index) => ({
      id: `pin-${index + 1}`,
      type: 'pin',
      from: 's0',
      to: `s${20 + index}`,
    })),
  };
}
