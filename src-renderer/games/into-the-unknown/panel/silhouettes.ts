/** The shipped drawings as markup for panels; the table draws the same files. */
const files: Record<string, string> = import.meta.glob('../../../../assets/silhouettes/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Drawing {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  /** Our own shapes, without title and style: the panel's classes ink them. */
  readonly markup: string;
}

const drawings = new Map(
  Object.entries(files).map(([path, source]) => [path.replace(/^.*\/|\.svg$/g, ''), readDrawing(source)]),
);

/** The drawing of a class (`defiant`) or of a feature (`feature-anomaly`); undefined where none is shipped. */
export function drawingOf(id: string): Drawing | undefined {
  return drawings.get(id);
}

/** The shipped files' texts by name without `.svg`, for drawings that leave the window. */
export function silhouetteTexts(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, source]) => [path.replace(/^.*\/|\.svg$/g, ''), source]),
  );
}

function readDrawing(source: string): Drawing {
  const viewBox = /viewBox="([^"]*)"/.exec(source)?.[1] ?? '0 0 1 1';
  const [, , width = 1, height = 1] = viewBox.split(/\s+/).map(Number);
  const markup = source
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');
  return { viewBox, width, height, markup };
}
