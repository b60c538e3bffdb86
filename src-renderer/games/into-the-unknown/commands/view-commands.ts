import Eye from '@lucide/svelte/icons/eye';
import ListTree from '@lucide/svelte/icons/list-tree';
import Maximize from '@lucide/svelte/icons/maximize';
import Scan from '@lucide/svelte/icons/scan';
import ZoomIn from '@lucide/svelte/icons/zoom-in';
import ZoomOut from '@lucide/svelte/icons/zoom-out';
import type { Command } from '../../../ui';
import { extentOf, locate, middleOfLocated } from '../annotation-places';
import { reachOf } from '../pieces';
import { stepSelection } from '../selection';
import type { SectorSession } from '../session.svelte';

export function viewCommands(session: SectorSession): Command[] {
  const group = 'View';
  const { view } = session;
  return [
    { id: 'view.fit', title: 'Fit the table', group, keys: 'F', icon: Maximize, run: () => view.fit() },
    {
      id: 'view.fit-selection',
      title: 'Fit the selection',
      group,
      keys: 'Shift+F',
      icon: Scan,
      enabled: () => session.selection.length > 0,
      run: () => fitSelection(session),
    },
    { id: 'view.zoom-in', title: 'Zoom in', group, keys: 'Plus =', icon: ZoomIn, run: () => view.zoom(1) },
    { id: 'view.zoom-out', title: 'Zoom out', group, keys: '-', icon: ZoomOut, run: () => view.zoom(-1) },
    { id: 'view.zoom-nominal', title: 'Zoom to 100 %', group, keys: '0', run: () => view.zoomNominal() },
    {
      id: 'view.arcs',
      title: 'Arcs of the selected unit on or off',
      group,
      keys: 'Shift+A',
      icon: Eye,
      run: () => void (session.shown.all = !session.shown.all),
    },
    {
      id: 'view.outline',
      title: 'List of pieces on or off',
      group,
      keys: 'O',
      icon: ListTree,
      run: () => void (session.outlineOpen = !session.outlineOpen),
    },
    {
      id: 'view.next-piece',
      title: 'Select the next piece',
      group,
      keys: 'N',
      run: () => step(session, 1),
    },
    {
      id: 'view.previous-piece',
      title: 'Select the previous piece',
      group,
      keys: 'Shift+N',
      run: () => step(session, -1),
    },
    {
      id: 'view.next-annotation',
      title: 'Select the next annotation',
      group,
      keys: 'J',
      enabled: () => session.annotating.shown.length > 0,
      run: () => stepAnnotation(session, 1),
    },
    {
      id: 'view.previous-annotation',
      title: 'Select the previous annotation',
      group,
      keys: 'Shift+J',
      enabled: () => session.annotating.shown.length > 0,
      run: () => stepAnnotation(session, -1),
    },
  ];
}

function step(session: SectorSession, by: 1 | -1): void {
  const order = session.pieces.map(({ id }) => id);
  session.select(stepSelection(order, session.selection, by));
  const [piece] = session.selectedPieces;
  if (piece) session.view.reveal(piece.pose.x, piece.pose.y);
}

function stepAnnotation(session: SectorSession, by: 1 | -1): void {
  const order = session.annotating.shown.map(({ id }) => id);
  session.select(stepSelection(order, session.selection, by));
  const [annotation] = session.annotating.selected;
  const place = annotation && middleOfLocated(locate(session.pack, session.plan, annotation));
  if (place) session.view.reveal(place.x, place.y);
}

function fitSelection(session: SectorSession): void {
  const boxes = session.selectedPieces.map((piece) => ({ at: piece.pose, reachIn: reachOf(piece) }));
  const written = session.annotating.selected.flatMap((each) =>
    extentOf(locate(session.pack, session.plan, each)),
  );
  const xs = [
    ...boxes.flatMap(({ at, reachIn }) => [at.x - reachIn, at.x + reachIn]),
    ...written.map(({ x }) => x),
  ];
  const ys = [
    ...boxes.flatMap(({ at, reachIn }) => [at.y - reachIn, at.y + reachIn]),
    ...written.map(({ y }) => y),
  ];
  if (xs.length === 0) return;
  session.view.fitBox({ x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) });
}
