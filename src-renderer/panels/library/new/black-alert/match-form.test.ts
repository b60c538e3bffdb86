import { describe, expect, it } from 'vitest';
import type { BlackAlertContent } from '../../../../../shared/content/black-alert';
import { startWords } from '../start-words';
import { matchRequest, seatsFor, teamsFor, withCharacter, type MatchForm } from './match-form';

const character = (team: 'starfleet' | 'terran', rank: number, name: string) => ({ team, rank, name });
const content = {
  characters: {
    tilly: character('starfleet', 5, 'Cadet Tilly'),
    saru: character('starfleet', 1, 'Saru'),
    burnham: character('starfleet', 2, 'Michael Burnham'),
    georgiou: character('terran', 1, 'Philippa Georgiou'),
    lorca: character('terran', 2, 'Gabriel Lorca'),
  },
  tiles: {},
  start: { missionSpaces: [] },
} as unknown as BlackAlertContent; // only what the form reads

const people = (seats: ReturnType<typeof seatsFor>) => seats.map(({ characters }) => characters.join(' '));

describe('who sits where', () => {
  it('a new match is a person against steady, the highest ranks first', () => {
    const seats = seatsFor(content, teamsFor(2, 'terran'));
    expect(people(seats)).toEqual(['saru', 'georgiou']);
    expect(seats.map(({ player }) => player)).toEqual(['person', 'steady']);
    expect(startWords(seats.map(({ player }) => player))).toBe('Play against steady');
  });
  it('BA-THREE-01: of three players the one alone on a team has two Characters', () => {
    expect(people(seatsFor(content, teamsFor(3, 'terran')))).toEqual(['saru', 'georgiou lorca', 'burnham']);
    expect(people(seatsFor(content, teamsFor(3, 'starfleet')))).toEqual([
      'georgiou',
      'saru burnham',
      'lorca',
    ]);
  });
  it('more seats keep who sits already, and nobody is played twice', () => {
    const two = withCharacter(seatsFor(content, teamsFor(2, 'terran')), 0, 0, 'burnham');
    const four = seatsFor(content, teamsFor(4, 'terran'), two);
    expect(people(four)).toEqual(['burnham', 'georgiou', 'saru', 'lorca']);
  });
  it('a Character that another seat has is exchanged', () => {
    const four = seatsFor(content, teamsFor(4, 'terran'));
    expect(people(withCharacter(four, 0, 0, 'burnham'))).toEqual(['burnham', 'georgiou', 'saru', 'lorca']);
  });
});

describe('what begins', () => {
  it('is said by the button', () => {
    expect(startWords(['person', 'person'])).toBe('Start the match');
    expect(startWords(['random', 'steady'])).toBe('Watch the bots');
    expect(startWords(['steady', 'person', 'steady'])).toBe('Play against steady');
    expect(startWords(['person', 'steady', 'random'])).toBe('Start the match');
  });
});

describe('the request', () => {
  const form: MatchForm = {
    title: ' Evening ',
    seats: seatsFor(content, teamsFor(2, 'terran')),
    board: 'random',
    chance: 'seeded',
    packs: [],
    readings: { 'BA-LOSE-03': 'b' },
    seed: '  ',
  };
  it('leaves tiles and seed out where they are drawn anew', () => {
    expect(matchRequest(form, content)).toEqual({
      game: 'black-alert',
      title: 'Evening',
      packs: [],
      players: ['person', 'steady'],
      setup: {
        seats: [
          { team: 'starfleet', characters: ['saru'] },
          { team: 'terran', characters: ['georgiou'] },
        ],
      },
      readings: { 'BA-LOSE-03': 'b' },
      chance: 'seeded',
    });
  });
  it('names the tiles of an ordered board, and the seed that was typed', () => {
    const request = matchRequest({ ...form, board: 'ordered', seed: ' lantern ' }, content);
    expect(request.seed).toBe('lantern');
    expect(request.setup).toHaveProperty('tiles');
  });
});
