import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { IntoTheUnknownView } from '../../../../../shared/contract/into-the-unknown';
import { enlisted } from '../../../../../shared/fleet';
import { houseForce, setupWith } from '../../../../../tests/support/into-the-unknown';
import { Match } from '../../../../../tests/support/into-the-unknown/match';
import { intoTheUnknownTable } from '../../../../../tests/support/into-the-unknown-table.svelte';
import { shippedContent } from '../../../../../tests/support/shipped-content';
import type { Told } from '../words';
import { campaignPlan, changesOf, forcesAfter, isOfCampaign } from './after-match';
import CampaignBox from './CampaignBox.svelte';

const content = shippedContent();
afterEach(cleanup);

/** Round 1 of a campaign's mission, blue's fleet named. */
function campaign(): Match {
  const [own, other] = (['federation', 'dominion'] as const).map((faction) =>
    enlisted(content, houseForce(faction)),
  );
  if (!own?.roster || !other) throw new Error('There are officers for both.');
  const ships = ['galaxy', 'defiant'].map((id) => ({ class: id, hull: 0, crew: 0 }));
  return Match.from(
    setupWith({
      mode: 'campaign',
      seats: [{ force: { ...own, roster: { ...own.roster, ships } } }, { force: other }],
      mission: { type: 'incident', overture: 'show-the-flag', situation: null },
      dealt: true,
    }),
  ).fate();
}

/** The Galaxy hurt, the Defiant destroyed, the first officer incapacitated and the second lost. */
function told(): Told {
  const view: IntoTheUnknownView = campaign().view('1');
  const [first, second] = view.setup.seats[0]!.force.roster!.officers.map(({ officer }) => officer);
  const defiant = view.units.find(({ id }) => id === '1:defiant')!;
  const after: IntoTheUnknownView = {
    ...view,
    units: view.units
      .filter((unit) => unit !== defiant)
      .map((unit) => (unit.id === '1:galaxy' ? { ...unit, hull: 3, crew: -1 } : unit)),
    gone: [
      {
        unit: defiant.id,
        class: 'defiant',
        owner: '1',
        why: 'destroyed',
        by: '2',
        banked: [],
        hull: 2,
        letter: null,
      },
    ],
    officers: view.officers.map((each) => ({
      ...each,
      incapacitated: each.owner === '1' && each.card === first,
      lost: each.owner === '1' && each.card === second,
    })),
  };
  return { content, view: after, nameOf: (seat) => `Seat ${seat}`, lengthOf: String };
}

describe('what a campaign carries on', () => {
  it('ITU-MISSION-06, ITU-DEPLOY-07: dials of ships, officers who are incapacitated or lost, and the mission among the achievements', () => {
    const [own, other] = forcesAfter(told()).map(({ force }) => force.roster);
    const last = (content.units['defiant']?.hull?.length ?? 0) - 1;
    expect(own?.ships).toEqual([
      { class: 'galaxy', hull: 3, crew: -1 },
      { class: 'defiant', hull: last, crew: 0 },
    ]);
    expect(own?.officers.map(({ status }) => status).slice(0, 3)).toEqual([
      'incapacitated',
      'lost',
      'available',
    ]);
    expect(own?.achievements).toEqual(['Show the Flag: not won, 0 VP']);
    expect(other?.officers.every(({ status }) => status === 'available')).toBe(true);
  });

  it('ITU-SETUP-03: is kept in a plan that the next mission begins from, with the dials as they are', () => {
    const plan = campaignPlan(told(), 'The first mission');
    if (plan.game !== 'into-the-unknown') throw new Error('It is a plan of the sector.');
    expect(plan).toMatchObject({
      title: 'After The first mission',
      forces: [{ name: 'Seat 1' }, { name: 'Seat 2' }],
    });
    expect(plan.forces?.every(({ force }) => force.roster !== undefined)).toBe(true);
  });

  it('is told in words, and a match outside a campaign carries nothing on', () => {
    const after = told();
    const before = after.view.setup.seats[0]!.force.roster!;
    const now = forcesAfter(after)[0]!.force.roster!;
    expect(changesOf(after, before, now).slice(0, 2)).toEqual([
      'Galaxy-class Starship: hull 3 down, crew 1 down',
      expect.stringMatching(/^Defiant-class Escort: hull \d+ down, crew at its start$/),
    ]);
    expect(changesOf(after, before, now).slice(2)).toEqual([
      expect.stringMatching(/: incapacitated$/),
      expect.stringMatching(/: lost$/),
    ]);
    const tired = { ...before, ships: [{ class: 'galaxy', hull: 0, crew: -2 }] };
    expect(changesOf(after, before, tired)).toContain('Galaxy-class Starship: hull whole, crew 2 down');
    expect(isOfCampaign(after.view)).toBe(true);
    expect(isOfCampaign({ setup: setupWith() })).toBe(false);
  });

  it('stands at the end of the match with its button', () => {
    const { session } = intoTheUnknownTable(campaign());
    render(CampaignBox, { props: { session } });
    expect(screen.getAllByText('Ships and officers as before')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Keep the rosters in a plan' })).toBeTruthy();
  });
});
