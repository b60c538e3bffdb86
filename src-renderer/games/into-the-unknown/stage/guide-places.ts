/** Where the legend and the matrix stand on the stage, for cards that choose their own place. Screen pixels. */
import type { Guides } from '../guides.svelte';
import { CARD_INSET, type Obstacle, type Size } from './free-corner';

/** As much as any other card in the way. */
const WEIGHT = 0.5;

/** The legend keeps the upper right corner, the matrix the lower left one. */
export function guideObstacles(
  { choices, legendSize, matrixSize }: Pick<Guides, 'choices' | 'legendSize' | 'matrixSize'>,
  stage: Size,
): readonly Obstacle[] {
  const { left, top, right, bottom } = CARD_INSET;
  const [legendX1, matrixY1] = [stage.width - right, stage.height - bottom];
  return [
    ...(choices.legend
      ? [
          {
            x0: legendX1 - legendSize.width,
            y0: top,
            x1: legendX1,
            y1: top + legendSize.height,
            weight: WEIGHT,
          },
        ]
      : []),
    ...(choices.matrix
      ? [
          {
            x0: left,
            y0: matrixY1 - matrixSize.height,
            x1: left + matrixSize.width,
            y1: matrixY1,
            weight: WEIGHT,
          },
        ]
      : []),
  ];
}
