/** Signs that tell seats and sides apart by colour and by shape, in the order of the seats. */

/** 1 blue disc, 2 orange hatched diamond, 3 rose triangle, 4 silver hollow square, 5 green bar, 6 violet ring. */
export type Mark = 1 | 2 | 3 | 4 | 5 | 6;
