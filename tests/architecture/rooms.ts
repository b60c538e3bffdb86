/** The rooms of the house and the arrows between them: who may import whom. */

/** Each room may import itself and the rooms named here, nothing else of the project. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'shared/base': [],
  'shared/geometry': ['shared/base'],
  'shared/hex': ['shared/base'],
  'shared/odds': ['shared/base'],
  'shared/content': ['shared/base', 'shared/geometry', 'shared/hex', 'shared/odds'],
  'shared/sector': ['shared/base', 'shared/geometry', 'shared/content'],
  'shared/network': ['shared/base', 'shared/hex', 'shared/content'],
  'shared/force': ['shared/base', 'shared/content'],
  'shared/documents': ['shared/base', 'shared/geometry', 'shared/hex', 'shared/content', 'shared/sector'],
  'shared/fleet': ['shared/base', 'shared/content', 'shared/sector', 'shared/documents'],
  'shared/drawing': ['shared/base', 'shared/geometry', 'shared/content', 'shared/sector', 'shared/documents'],
  'shared/carriers': [
    'shared/base',
    'shared/geometry',
    'shared/content',
    'shared/sector',
    'shared/documents',
    'shared/drawing',
  ],
  'shared/contract': [
    'shared/base',
    'shared/geometry',
    'shared/hex',
    'shared/content',
    'shared/sector',
    'shared/documents',
  ],

  'src-main/rules': ['shared/*'],
  'src-main/library': ['shared/*'],
  'src-main/bots': ['shared/*', 'src-main/rules', 'src-main/library'],
  'src-main/desk': ['shared/*', 'src-main/rules', 'src-main/library', 'src-main/bots'],
  'src-main/app': ['shared/*', 'src-main/rules', 'src-main/library', 'src-main/bots', 'src-main/desk'],
  'src-main/web': ['shared/*', 'src-main/rules', 'src-main/library', 'src-main/bots', 'src-main/desk'],
  'src-main/cli': ['shared/*', 'src-main/rules', 'src-main/library', 'src-main/bots', 'src-main/desk'],
  'src-main/preload': ['shared/contract'],

  'src-renderer/styles': [],
  'src-renderer/ui': ['shared/*', 'src-renderer/styles'],
  'src-renderer/bridge': ['shared/*'],
  'src-renderer/table': ['shared/*', 'src-renderer/ui', 'src-renderer/styles', 'src-renderer/bridge'],
  'src-renderer/tools': below('table'),
  'src-renderer/panels': below('table'),
  'src-renderer/games': [...below('table'), 'src-renderer/tools', 'src-renderer/panels'],
  'src-renderer/app': [...below('table'), 'src-renderer/tools', 'src-renderer/panels', 'src-renderer/games'],
};

/** Outside packages that only some rooms may import; every other room may not. */
export const GUARDED_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  electron: ['src-main/app', 'src-main/preload'],
  ws: ['src-main/web'],
  sirv: ['src-main/web'],
  open: ['src-main/web'],
  commander: ['src-main/cli'],
  '@resvg/resvg-wasm': ['src-main/cli'],
  'pdf-lib': ['shared/carriers'],
  fflate: ['shared/carriers'],
  'pixi.js': ['src-renderer/table'],
  svelte: [
    'src-renderer/app',
    'src-renderer/ui',
    'src-renderer/panels',
    'src-renderer/games',
    'src-renderer/tools',
  ],
  'bits-ui': ['src-renderer/app', 'src-renderer/ui', 'src-renderer/panels', 'src-renderer/games'],
  zod: [
    'shared/content',
    'shared/documents',
    'shared/contract',
    'src-main/library',
    'src-main/desk',
    'src-main/app',
    'src-main/web',
  ],
};

function below(room: 'table'): readonly string[] {
  return [
    'shared/*',
    'src-renderer/ui',
    'src-renderer/styles',
    'src-renderer/bridge',
    `src-renderer/${room}`,
  ];
}
