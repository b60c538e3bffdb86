import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../../../tests/support/shipped-content';
import { openSession } from '../../session-driver';

const pack = shippedContent();

describe('placing', () => {
  it('waits until a piece is chosen', () => {
    const { driver, session } = openSession(pack);
    driver.tool('place').click(6, 6).expectTool('place.idle');
    expect(session.plan.units).toHaveLength(2);
  });

  it('adds the chosen piece for the chosen owner, facing the middle line, and selects it', async () => {
    const { driver, session, settled, unit, undoLabel } = openSession(pack);
    session.carried = { type: 'class', id: 'defiant' };
    session.placeOwner = 'orange';
    driver.tool('place').pointerMove(6.02, 6);
    expect(session.preview).toMatchObject({ type: 'carrying', pose: { x: 6, y: 6, headingDeg: 180 } });
    driver.pointerDown().expectTool('place.aiming').pointerUp().expectTool('place.idle');
    expect(unit('defiant-2')).toEqual({
      id: 'defiant-2',
      class: 'defiant',
      owner: 'orange',
      number: 2,
      pose: { x: 6, y: 6, headingDeg: 180 },
    });
    expect(session.selection).toEqual(['defiant-2']);
    await settled();
    expect(undoLabel()).toBe('Place Defiant-class Escort');
  });

  it('points the fore end with a drag', () => {
    const { driver, session, unit } = openSession(pack);
    session.carried = { type: 'base', base: 'large' };
    driver.tool('place').drag({ x: 6, y: 6 }, { x: 9, y: 6.02 });
    expect(unit('large-1')).toMatchObject({ class: { base: 'large' }, pose: { x: 6, y: 6, headingDeg: 90 } });
  });

  it('turns the carried piece with the bracket keys', () => {
    const { driver, run, session } = openSession(pack);
    session.carried = { type: 'base', base: 'small' };
    driver.tool('place').pointerMove(6, 30);
    run('edit.turn-right');
    expect(session.preview).toMatchObject({ pose: { headingDeg: 15 } });
  });

  it('places numbered tokens', () => {
    const { driver, session } = openSession(pack);
    session.carried = { type: 'feature', kind: 'anomaly' };
    driver.tool('place').click(6, 6);
    expect(session.plan.features.at(-1)).toMatchObject({ id: 'anomaly-2', number: 2, at: { x: 6, y: 6 } });
  });

  it('lets go of the piece with Esc', () => {
    const { driver, session } = openSession(pack);
    session.carried = { type: 'base', base: 'small' };
    driver.tool('place').pointerMove(6, 6).key('Escape');
    expect(session.carried).toBeNull();
    expect(session.preview).toBeNull();
  });
});
