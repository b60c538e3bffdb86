import { describe, expect, it } from 'vitest';
import { locationOf, playWith } from '../../../../tests/support/into-the-unknown';
import { isContested, isOccupied, stationsOf, unitOf } from '../figures';
import { capacityOf, type Ground, isSameGround, openStations, sectionsOf } from './locations';
import { capacityLeft, movePersonnel } from './personnel';

const DEFIANT = { class: 'defiant', at: [10, 10, 0] } as const;
const FIGHTER = { class: 'jemhadar-fighter', seat: '2', at: [20, 20, 180] } as const;
const ground = (text: string): Ground => locationOf(text) as Ground; // tests name sections and features

describe('capacity', () => {
  it('ITU-TEAM-06: a place of capacity N holds N ground units of each player and any number of officers', () => {
    const site = { kind: 'objective-solid', at: [12, 12], is: { keywords: { capacity: 2 } } } as const;
    const survey = { class: 'survey-team', in: 'f1' } as const;
    const { table, frozen } = playWith({ units: [DEFIANT, FIGHTER, survey], features: [site] });
    expect(capacityOf(table, frozen, ground('f1'))).toBe(2);
    expect(capacityLeft(table, frozen, ground('f1'), '1')).toBe(1);
    expect(capacityLeft(table, frozen, ground('f1'), '2')).toBe(2);
  });

  it('ITU-TEAM-06: a place without capacity holds neither', () => {
    const { table, frozen } = playWith({ features: [{ kind: 'comet', at: [12, 12] }] });
    expect(capacityLeft(table, frozen, ground('f1'), '1')).toBe(0);
    expect(capacityOf(table, frozen, ground('f1'))).toBe(0);
  });

  it('ITU-TEAM-07: each section of a ship or auxiliary unit holds one team of each player', () => {
    const shuttle = { class: 'type-6-shuttle', at: [14, 14, 0] } as const;
    const survey = { class: 'survey-team', in: '1:defiant/cargo' } as const;
    const { table, frozen } = playWith({ units: [DEFIANT, shuttle, survey] });
    expect(capacityLeft(table, frozen, ground('1:defiant/cargo'), '1')).toBe(0);
    expect(capacityLeft(table, frozen, ground('1:defiant/cargo'), '2')).toBe(1);
    expect(capacityLeft(table, frozen, ground('1:type-6-shuttle/engineering'), '1')).toBe(1);
  });

  it('ITU-TEAM-07: a section that the unit does not have holds nobody', () => {
    const { table, frozen } = playWith({ units: [{ class: 'type-6-shuttle', at: [14, 14, 0] }] });
    expect(capacityLeft(table, frozen, ground('1:type-6-shuttle/cargo'), '1')).toBe(0);
  });

  it('ITU-TEAM-07: other units have capacity through the keyword alone: a pod has, a probe has not', () => {
    const pod = { class: 'escape-pod', at: [14, 14, 0] } as const;
    const probe = { class: 'class-1-probe', at: [16, 16, 0] } as const;
    const { table, frozen } = playWith({ units: [pod, probe] });
    expect(sectionsOf(table, unitOf(frozen, '1:escape-pod'))).toEqual(['bridge']);
    expect(capacityLeft(table, frozen, ground('1:escape-pod/bridge'), '1')).toBe(1);
    expect(sectionsOf(table, unitOf(frozen, '1:class-1-probe'))).toEqual([]);
  });

  it('ITU-HAZARD-04: a construct holds a team of each player, ITU-HAZARD-05: a creature nobody', () => {
    const raider = { class: 'hostile-raider', seat: null, at: [14, 14, 0] } as const;
    const entity = { class: 'inscrutable-entity', seat: null, at: [24, 24, 0] } as const;
    const { table, frozen } = playWith({ units: [raider, entity] });
    expect(capacityLeft(table, frozen, ground('0:hostile-raider/bridge'), '1')).toBe(1);
    expect(capacityLeft(table, frozen, ground('0:inscrutable-entity/bridge'), '1')).toBe(0);
  });

  it('ITU-TEAM-11: a team holds no other units, and its section has no stations', () => {
    const survey = { class: 'survey-team', in: '1:defiant/cargo' } as const;
    const { table, frozen } = playWith({ units: [DEFIANT, survey] });
    expect(capacityLeft(table, frozen, ground('1:survey-team'), '1')).toBe(0);
    expect(sectionsOf(table, unitOf(frozen, '1:survey-team'))).toEqual([]);
  });
});

describe('who is there', () => {
  const security = { class: 'security-team', in: '2:jemhadar-fighter/cargo' } as const;

  it('ITU-TEAM-09: a place is occupied by teams, not by officers alone', () => {
    const crewed = { ...FIGHTER, crew: { helm: 'vorta-supervisor' } } as const;
    const { frozen } = playWith({ units: [crewed, security] });
    expect(isOccupied(frozen, ground('2:jemhadar-fighter/cargo'))).toBe(true);
    expect(isOccupied(frozen, ground('2:jemhadar-fighter/bridge'))).toBe(false);
  });

  it('ITU-TEAM-09: a section is contested while teams that oppose each other are in it', () => {
    const own = { class: 'jemhadar-assault-team', seat: '2', in: '2:jemhadar-fighter/cargo' } as const;
    const alone = playWith({ units: [FIGHTER, security] });
    expect(isContested(alone.frozen, ground('2:jemhadar-fighter/cargo'))).toBe(false);
    const both = playWith({ units: [FIGHTER, security, own] });
    expect(isContested(both.frozen, ground('2:jemhadar-fighter/cargo'))).toBe(true);
  });

  it('ITU-TEAM-10: an opposing team that nothing contests takes all stations of its section offline', () => {
    const play = playWith({ units: [FIGHTER, security] });
    const offline = () =>
      stationsOf(play.table, play.frozen, unitOf(play.frozen, '2:jemhadar-fighter'))
        .filter((each) => each.offline?.why === 'team')
        .map(({ station }) => station);
    expect(offline()).toEqual(['cargo-bay']);
  });

  it('ITU-TEAM-10: a friendly team that enters contests the section and ends this', () => {
    const own = { class: 'jemhadar-assault-team', seat: '2', in: '2:jemhadar-fighter/bridge' } as const;
    const play = playWith({ units: [FIGHTER, security, own] });
    movePersonnel(play, '2:jemhadar-assault-team', ground('2:jemhadar-fighter/cargo'));
    const stations = stationsOf(play.table, play.frozen, unitOf(play.frozen, '2:jemhadar-fighter'));
    expect(stations.every(({ offline }) => offline === null)).toBe(true);
  });

  it('ITU-OFFICER-05: an officer who arrives takes a station only where it is open', () => {
    const crewed = { ...DEFIANT, crew: { helm: 'jadzia-dax', engineering: 'miles-obrien' } } as const;
    const play = playWith({ units: [crewed] });
    expect(openStations(play.table, play.frozen, ground('1:defiant/bridge'))).not.toContain('helm');
    movePersonnel(play, '1:miles-obrien', ground('1:defiant/bridge'), 'helm');
    expect(play.frozen.officers.find(({ id }) => id === '1:miles-obrien')?.station).toBeNull();
    movePersonnel(play, '1:miles-obrien', ground('1:defiant/bridge'), 'tactical');
    expect(play.frozen.officers.find(({ id }) => id === '1:miles-obrien')?.station).toBe('tactical');
  });

  it('ITU-TEAM-11: officers of a team go where it goes', () => {
    const survey = { class: 'survey-team', in: '1:defiant/cargo', aboard: ['jadzia-dax'] } as const;
    const play = playWith({ units: [DEFIANT, survey] });
    movePersonnel(play, '1:survey-team', ground('1:defiant/medbay'));
    expect(play.frozen.officers[0]?.at).toEqual({ type: 'team', unit: '1:survey-team' });
    expect(unitOf(play.frozen, '1:survey-team').location).toEqual(ground('1:defiant/medbay'));
  });

  it('ITU-HAIL-07: units are at one location in the same section or feature, or one in the other', () => {
    const survey = { class: 'survey-team', in: '2:jemhadar-fighter/cargo' } as const;
    const { frozen } = playWith({ units: [DEFIANT, FIGHTER, survey] });
    const unit = (id: string) => unitOf(frozen, id);
    expect(isSameGround(unit('1:survey-team'), unit('2:jemhadar-fighter'))).toBe(true);
    expect(isSameGround(unit('1:survey-team'), unit('1:defiant'))).toBe(false);
  });
});
