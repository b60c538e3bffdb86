/** What a picture of the whole board shows: the tiles and the loops along the rim. In sides of a hex from the middle. */
export const BOARD_BOX = { x0: -4.55, y0: -4.8, x1: 4.55, y1: 4.8 } as const;
