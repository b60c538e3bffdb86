/** The kind of data that a drag from the palette carries. */
export const PLACEABLE_TYPE = 'application/x-plotroom-piece';
