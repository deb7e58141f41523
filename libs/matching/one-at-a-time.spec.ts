import fc from 'fast-check';
import { matchVersions } from './match';
import type { PublishedVersion } from './published-version';

const at = { date: '2027-04-10', startTime: '2027-04-10T10:00', location: 'Larkmoor Grange' };
const isOne = (first: Partial<PublishedVersion>, second: Partial<PublishedVersion>) =>
  matchVersions(
    { ...at, id: 1, source: 'host', organization: 'Larkmoor Grange Friends', name: '', ...first },
    { ...at, id: 2, source: 'paper', organization: 'The Otter Valley Gazette', name: '', ...second },
  ) !== undefined;

describe('At one place and minute', () => {
  it.each([
    ['Scary Tales for Brave Listeners', 'Ghost stories'],
    ['Needles & Pins', 'Crochet hour'],
    ['Evening at the Planetarium Dome', 'A look at Saturn by telescope'],
    ['Paddle to the Old Mill', 'Canoe trip'],
    ['Otter Owl Prowl', 'Night birding walk'],
    ['Eggstravaganza', 'Easter egg hunt'],
    ['AARP Tax-Aide', 'Free tax preparation help'],
    ['Household Hazardous Waste Collection', 'Haz waste day'],
    ['Blessing of the Graves', 'Cemetery blessing'],
    ['Hunter Education', 'Hunter safety class'],
  ])('an event is announced in other words: %s, %s', (name, other) => {
    expect(isOne({ name }, { name: other })).toBe(true);
    expect(isOne({ name: other }, { name })).toBe(true);
  });

  it.each([
    ['Kitten Yoga', 'Rabies clinic'],
    ['Author Talk: Dana Quill', 'Friends book sale'],
    ['Star Party: Lyrids', 'Pike Ridge ski classic'],
    ['Open Play', 'Clue on stage'],
    ['Fringe Comedy Show', 'Film night: Coco'],
    ['Copper Wren and Tall Hours', 'Bilingual storytime'],
    ['Sensory-Friendly Egg Hunt', 'Eggstravaganza'],
    ['Crochet Circle', 'Knitting Circle'],
    ['Fly Tying', 'Fly casting'],
    ['Watercolor Landscapes', 'Wheel throwing for beginners'],
    ['Mystery Readers', 'Mystery writers'],
    ['All Star Party', 'Stargazing'],
    ['Book Group: The Long Ferry', 'Book discussion: Copper Moon'],
    ['Basketball Shot Clinic', 'Basketball vaccine clinic'],
    ['Books & Brews: The Long Ferry', 'Library book club in the taproom'],
    ['Opening Reception: Overburden', 'Opening reception for Quarry Light'],
    ['Owl Prowl', 'Evening with the Loons'],
    ['Oyster Roast', 'Lobster Bake'],
    ['Author Lunch', 'American Sign Language'],
    ['Robot Lab', 'Veterans Program'],
    ['Matinee: Otter Moon', 'Diabetes Screening'],
    ['Easter Egg Hunt', 'Gun Show'],
    ['Easter Egg Hunt', 'Easter Vigil'],
    ['Easter Sunrise Service', 'Eggs & Issues Breakfast'],
  ])('are two events: %s, %s', (name, other) => {
    expect(isOne({ name }, { name: other })).toBe(false);
    expect(isOne({ name: other }, { name })).toBe(false);
  });

  const given = fc.constantFrom('Tessaly', 'Odo', 'Wilmot', 'Ragnhild', 'Ifeoma');
  const surname = fc.constantFrom('Quennell', 'Abernathy', 'Okonjo', 'Halloran', 'Vinterberg');

  it('a guest whom one describes and the other names is of one event', () => {
    fc.assert(
      fc.property(given, surname, (first, last) => {
        const named = { name: `Evening with ${first} ${last}` };
        expect(isOne({ name: 'Lantern Hour', description: `Hosted by ${first} ${last}.` }, named)).toBe(true);
        expect(isOne({ name: 'Lantern Hour', description: `Supper after the talk by ${first} ${last}.` }, named)).toBe(false);
        expect(isOne({ name: 'Lantern Hour', description: `Bread by ${first} Mill, sponsored by ${last} Motors.` }, named)).toBe(
          false,
        );
      }),
    );
  });

  it('a county or a town in a description names no event', () => {
    const native = { name: 'Signing: The Culvert', description: 'First book by a Barrow County native.' };
    expect(isOne(native, { name: 'Wrestling at Barrow County' })).toBe(false);
  });

  it('a band gives only the place as title, where the other names the band', () => {
    const place = { location: 'Larkmoor Common', address: 'Larkmoor, MT' };
    const date = { organization: 'Tin Otter Revival', name: 'Larkmoor MT - Larkmoor Common (free!)', ...place };
    expect(isOne({ name: 'Thursdays Outdoors', description: 'Tin Otter Revival plays at 6.', ...place }, date)).toBe(true);
    expect(isOne({ name: 'Concerts on the Common: Tin Otter Revival', ...place }, date)).toBe(true);
    expect(isOne({ name: 'Concerts on the Common: Copper Moon', ...place }, date)).toBe(false);
    expect(isOne({ name: 'Concerts on the Common: Tin Otter Revival', ...place }, { ...date, name: 'Board Meeting' })).toBe(
      false,
    );
  });

  it.each([
    ['Frozen Fore! Ice Golf Scramble', 'Lions golf on the ice', 'Larkmoor Lions Club', true],
    ['Toddler Time with Miss Ana', 'Toddler Time', 'Larkmoor Library', true],
    ['Toddler Time with Miss Ana', 'Music Time', 'Larkmoor Library', false],
    ['ICE FISHING DERBY - CALLED OFF, poor ice', 'Ice Fishing Derby', 'Larkmoor Anglers', true],
    ['Cine Series: "Olvidados" + discussion', 'Olvidados, by Buñuel', 'Larkmoor Cineclub', true],
  ])('%s, %s, of the %s: %s', (name, other, organization, isSame) => {
    expect(isOne({ name, organization, isCancelled: name.includes('CALLED OFF') }, { name: other })).toBe(isSame);
  });

  it('a club is named by its town, and its event has another title', () => {
    const place = { location: 'St. Odo Church, Larkmoor', address: '4 Elm St, Larkmoor, MA' };
    const host = { organization: 'Larkmoor Chorale', name: 'Fauré: Requiem', ...place };
    expect(isOne(host, { name: 'Larkmoor Chorale spring concert', ...place })).toBe(true);
    expect(isOne(host, { name: 'Larkmoor Quilters spring show', ...place })).toBe(false);
  });
});

describe('At one place', () => {
  const performer = fc.constantFrom('Quill Brothers', 'Copper Otters', 'Ifeoma Vinterberg');
  const district = { organization: 'Larkmoor Public Schools', location: 'District Office - Board Room' };
  const paper = { organization: 'Otter County Courier', location: 'District Office' };
  const downtown = { location: 'Downtown Larkmoor' };

  it('the date of a tour is the concert of its performer, but no workshop is', () => {
    fc.assert(
      fc.property(performer, (who) => {
        const concert = { name: `${who} in Concert` };
        expect(isOne({ name: `${who} - Salt Road Tour` }, concert)).toBe(true);
        expect(isOne({ name: `${who} - Songwriting Workshop` }, concert)).toBe(false);
      }),
    );
  });

  it('a library has its program in one of its rooms, which another gives by its address only', () => {
    const address = '41 Orchard St, Larkmoor, MA';
    const own = { organization: 'Larkmoor Public Library', location: 'Local History Room', address };
    const guest = { organization: 'Otter Historical Society', name: 'Beginning Genealogy Workshop', address };
    expect(isOne({ name: 'Genealogy for Beginners', ...own }, { ...guest, location: 'Larkmoor Public Library' })).toBe(true);
    expect(isOne({ name: 'Genealogy for Beginners', ...own }, { ...guest, location: 'Otter Moon Cafe' })).toBe(false);
  });

  it('a sale of the same days is one, whatever each calls it', () => {
    const run = { startTime: undefined, endDate: '2027-04-11', location: 'Larkmoor Library' } as object;
    const sale = { name: 'Library Used Book Sale', ...run };
    expect(isOne(sale, { name: 'Friends of the Library Spring Book Sale', ...run })).toBe(true);
    expect(isOne(sale, { name: 'Friends of the Library Spring Book Sale', ...run, date: '2027-04-09' })).toBe(false);
    expect(isOne(sale, { name: 'Friends of the Library Spring Plant Sale', ...run })).toBe(false);
  });

  it.each([
    ['Larkmoor School Board', true],
    ['School Board', true],
    ['Pellham School Board', false],
    ['Larkmoor Town Board', false],
  ])('a newspaper of the county announces the board of education: %s, %s', (name, isSame) => {
    expect(isOne({ name: 'Board of Education Regular Meeting', ...district }, { name, ...paper })).toBe(isSame);
  });

  it.each([
    ['Otterfest Street Fair', true],
    ['Otterfest 5K', false],
    ['Otterfest Parade', false],
    ['Otterfest Pancake Breakfast', false],
  ])('a festival has one rare name, and parts: %s, %s', (name, isSame) => {
    expect(isOne({ name: 'Otterfest 2027', ...downtown }, { name, ...downtown })).toBe(isSame);
  });

  it.each([
    ['HS Choir Concert', true],
    ['HS Band Concert', false],
    ['Middle School Choir Concert', false],
  ])('a school has one concert of its choir: %s, %s', (name, isSame) => {
    const school = { organization: 'Larkmoor Cardinals Activities', location: 'Larkmoor High School - Auditorium' };
    const own = { name: 'LHS Spring Choir Concert', ...school, organization: 'Larkmoor Public Schools' };
    expect(isOne(own, { name, ...school })).toBe(isSame);
  });
});

describe('Two hours of one day at one place', () => {
  const name = fc.constantFrom('Copper Otter Jamboree', 'National Night Out', 'Lantern Bay Regatta', 'Firefly Tide Festival');
  const minutes = fc.integer({ min: 1, max: 59 });
  const startAt = (minute: number) => `2027-04-10T18:${String(minute).padStart(2, '0')}`;

  it('are one event of a distinctive name if they are within half an hour, unless one ends before the other begins', () => {
    fc.assert(
      fc.property(name, minutes, (title, minute) => {
        const own = { name: title, startTime: startAt(0) };
        expect(isOne(own, { name: title, startTime: startAt(minute) })).toBe(minute <= 30);
        expect(isOne({ ...own, endTime: startAt(minute) }, { name: title, startTime: startAt(minute) })).toBe(false);
      }),
    );
  });

  it('are one event if the first is that of its doors and no other hour is given', () => {
    const film = (hour: string, description?: string) =>
      ({ name: 'Copper Otter Moon', startTime: `2027-04-10T${hour}`, ...(description && { description }) }) as const;
    expect(isOne(film('18:15', '$5 film, doors 6:15'), film('19:00'))).toBe(true);
    expect(isOne(film('19:00'), film('18:15', 'Gates open at 6:15.'))).toBe(true);
    expect(isOne(film('18:15', 'Doors 6, film 6:15.'), film('19:00'))).toBe(false);
    expect(isOne(film('18:15', 'Show 6:15.'), film('19:00'))).toBe(false);
    expect(isOne(film('19:00', 'Doors 7.'), film('18:15'))).toBe(false);
    expect(isOne(film('18:15', 'Doors 6:15.'), film('21:00'))).toBe(false);
  });

  it('are two events of a common name', () => {
    for (const title of ['Storytime', 'Open Gym', 'Guided Tour', 'Yoga'])
      expect(isOne({ name: title, startTime: startAt(0) }, { name: title, startTime: startAt(30) })).toBe(false);
  });
});
