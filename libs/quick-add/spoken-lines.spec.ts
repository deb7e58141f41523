import { parseQuickAdd } from '.';

const CONTEXT = { now: '2026-11-20T12:00:00-05:00', timeZone: 'America/New_York', town: 'Elmford', categories: [] };

const read = (line: string) => {
  const { name, date, startTime, endTime, location } = parseQuickAdd(line, { ...CONTEXT, places: [] });
  return [name, date?.slice(5) ?? '', startTime ?? '', endTime ?? '', location ?? ''].join('|').replace(/\|+$/, '');
};

describe('Hours that a phone writes as two numbers', () => {
  it.each([
    ['eye exam Tuesday at 10 20 AM', 'eye exam|11-24|10:20'],
    ['basketball game Tuesday 5 30', 'basketball game|11-24|17:30'],
    ['band concert December 3 7 30 pm', 'band concert|12-03|19:30'],
    ['choir concert December 3rd 7 30', 'choir concert|12-03|19:30'],
    ['kickboxing at 5 30 a m tomorrow', 'kickboxing|11-21|05:30'],
    ['council from 6 30 to 8 15 Monday', 'council|11-23|18:30|20:15'],
    ['dinner Sunday evening 6 45', 'dinner|11-22|18:45'],
    ['dentist Tuesday at 4 no 4 30', 'dentist|11-24|16:30'],
    ['dentist Tuesday at quarter til four', 'dentist|11-24|15:45'],
    ['haircut Tuesday at uh three fifteen', 'haircut|11-24|15:15'],
  ])('%s', (line, reading) => {
    expect(read(line)).toBe(reading);
  });

  it.each([
    ['buy 5 30 watt bulbs Tuesday', 'buy 5 30 watt bulbs|11-24'],
    ['read pages 10 20 for Tuesday', 'read pages 10 20|11-24'],
    ['bus 5 30 minutes late Tuesday', 'bus 5 30 minutes late|11-24'],
    ['Wednesday 6 40 yard dash', '6 40 yard dash|11-25'],
    ['open gym Dec 3 10 am', 'open gym|12-03|10:00'],
    ['drop off at 9 30 Elm St Tuesday', 'drop off|11-24|09:00||30 Elm St'],
  ])('are not those that count: %s', (line, reading) => {
    expect(read(line)).toBe(reading);
  });
});

describe('A correction stands instead of what it corrects', () => {
  it.each([
    ['lunch with Margaret Tuesday at noon actually make that Wednesday', 'lunch with Margaret|11-25|12:00'],
    ['conference Tuesday at 5 no sorry Monday at 5', 'conference|11-23|17:00'],
    ['meet the guide tomorrow at eight at the back barn no make that nine', 'meet the guide|11-21|09:00||back barn'],
    ['dentist on the 4th at 3 no wait the 5th', 'dentist|12-05|15:00'],
    ['recital is December fifth at two oh wait no it’s December sixth at two', 'recital|12-06|14:00'],
    ['dinner at Luigi’s Sunday at 7 no wait at Mario’s', 'dinner|11-22|19:00||Mario’s'],
    ['swim lessons Saturday at ten um no ten thirty at the rink', 'swim lessons|11-21|10:30||rink'],
    ['movie Saturday at 7 scratch that 8 15', 'movie|11-21|20:15'],
    ['the kids have a half day Tuesday they get out at noon', 'the kids have a half day|11-24|12:00'],
    ['recital Sunday at three she has to be there at two', 'recital|11-22|15:00'],
  ])('%s', (line, reading) => {
    expect(read(line)).toBe(reading);
  });

  it.each([
    ['meeting Tuesday at 3 no agenda yet', 'meeting no agenda yet|11-24|15:00'],
    ['dinner Saturday at 6 no kids', 'dinner no kids|11-21|18:00'],
    ['practice Tuesday at 5 sorry for the late notice', 'practice sorry for the late notice|11-24|17:00'],
  ])('which these are not: %s', (line, reading) => {
    expect(read(line)).toBe(reading);
  });
});
