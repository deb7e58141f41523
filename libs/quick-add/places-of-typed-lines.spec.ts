import { parseQuickAdd } from '.';

const CONTEXT = { now: '2026-11-20T12:00:00-05:00', timeZone: 'America/New_York', town: 'Elmford', categories: [] };

const read = (line: string, known: readonly string[] = []) => {
  const places = known.map((name) => ({ name, address: null }));
  const { name, location, questions } = parseQuickAdd(line, { ...CONTEXT, places });
  const isAsked = questions.some(({ question }) => question === 'Where is it?');
  return `${name}${location ? ` @${location}` : ''}${isAsked ? ' ?' : ''}`;
};

describe('A town that no list knows', () => {
  it.each([
    ['sales conference in Chicago December 7th through the 9th', 'sales conference @Chicago'],
    ['conference in Albany from December 8th to the 10th', 'conference @Albany'],
    ['family vacation in Asheville December 27th to January 2nd', 'family vacation @Asheville'],
    ['Wedding in Denver Saturday', 'Wedding @Denver'],
    ['lunch in marlow tues noon', 'lunch @marlow'],
  ])('is where an event is: %s', (line, reading) => {
    expect(read(line)).toBe(reading);
  });

  it.each([
    ['Christmas in Connecticut sat 7pm', 'Christmas in Connecticut'],
    ['movie Midnight in Paris sat 7pm', 'movie Midnight in Paris'],
    ['book club in Spanish tues 7pm', 'book club in Spanish'],
    ['Seminar in Biology dec 8', 'Seminar in Biology'],
    ['class in Watercolor sat 10am', 'class in Watercolor'],
    ['lesson in Italian sat 10am', 'lesson in Italian'],
    ['meeting in Teams sat 10am', 'meeting in Teams'],
    ['training in Narcan sat 10am', 'training in Narcan'],
    ['Retreat in Silence sat 10am', 'Retreat in Silence'],
    ['dance in costume sat 7pm', 'dance in costume'],
    ['concert in the park sat 7pm', 'concert in the park'],
  ])('but not in a name: %s', (line, reading) => {
    expect(read(line)).toBe(reading);
  });
});

describe('Behind what happens, or at the end of a line', () => {
  it.each([
    ['bible study in the fellowship hall wednesdays 6pm', 'bible study @fellowship hall'],
    ['lunch with karen el rio wed 11:30am', 'lunch with karen @el rio'],
    ['date night la mina sat 7pm', 'date night @la mina'],
    ['pt river city rehab wed 8:15am', 'pt @river city rehab'],
    ['haircut sport clips mon 3pm', 'haircut @sport clips'],
    ['dad cardiologist memorial tues 2pm', 'dad cardiologist @memorial'],
    ['Caleb orthodontist Berwick Tuesday at 4:15 pm', 'Caleb orthodontist @Berwick ?'],
    ['piano miss judys every thursday 4pm', 'piano @miss judys'],
    ['swim meet greenfield hs sat 8am', 'swim meet @greenfield hs'],
    ['brakes firestone fri dec 4 8am', 'brakes @firestone'],
    ['lego club library thurs 4pm', 'lego club @library'],
    ['christmas eve service 5pm st johns', 'christmas eve service @st johns'],
    ['cardio class y mon 5:30am', 'cardio class @y'],
    ['driving test dmv dec 9 8:45am', 'driving test @dmv'],
    ['parent conf room 12 monday 3pm', 'parent conf @room 12'],
    ['ladies bible study every thursday 10am marys house start dec 3', 'ladies bible study @marys house'],
    ['anniversary dinner 12/19 7:30pm the alcove', 'anniversary dinner @alcove'],
    ['vet for preg checks wed 8am heifer barn', 'vet for preg checks @heifer barn ?'],
    ['mammogram wed 7:30am hospital', 'mammogram @hospital'],
    ['REPAIR CLINIC\nThe Loom Room, 88 Canal St\nSat Dec 5, 7-9 pm', 'REPAIR CLINIC @Loom Room, 88 Canal St'],
  ])('a place: %s', (line, reading) => {
    expect(read(line)).toBe(reading);
  });

  it.each([
    'piano moonlight sonata tues 4pm',
    'orthodontist lily tues 3pm',
    'mri knee tues 8am',
    'dermatologist mole check wed 9am',
    'biology test tues 9am',
    'lunch priyanka fri noon',
    'jake sat 9am driving school',
    'clean sat 9am garage',
    'main st lights sat 6pm',
    'dinner st nick sat 6pm',
    'gift card target sat',
    'book club ms lee mon 4pm',
    'call dmv mon 9am',
    'fix wed 9am barn door',
    'apply fri 5pm college',
    'emma wed 3pm math tutor',
    'dog wed 5pm nail trim',
  ])('no place: %s', (line) => {
    expect(read(line)).not.toMatch(/[@?]/);
  });
});

describe('Words that only one known place is called by', () => {
  const known = [
    'Stetson Pond Recreation Area',
    'Mill River Grange Hall',
    'First Congregational Church',
    'Jefferson Park Shelter 2',
  ];

  it.each([
    ['skating stetson pond sun 1pm', 'skating @Stetson Pond Recreation Area'],
    ['Square dance Grange Hall Saturday 7 PM', 'Square dance @Mill River Grange Hall'],
    ['4h meeting at grange monday 6pm', '4h meeting @Mill River Grange Hall'],
    ['Choir practice Congregational Church Wednesday 7 PM', 'Choir practice @First Congregational Church'],
    ['family pics sun 3pm at jefferson park', 'family pics @jefferson park'],
  ])('%s', (line, reading) => {
    expect(read(line, known)).toBe(reading);
  });
});

describe('Words behind what happens', () => {
  it.each([
    ['guitar lesson eli thursdays 4pm mr bs house', 'guitar lesson eli @mr bs house'],
    ['crab pots out tomorrow 5am dock c', 'crab pots out @dock c'],
    ['agate hunting mon 6:05pm south jetty', 'agate hunting @south jetty'],
    ['pick up framed print wavecrest gallery sat 11am', 'pick up framed print @wavecrest gallery'],
    ['drop off car tire depot mon 8am', 'drop off car @tire depot'],
  ])('are a place: %s', (line, reading) => expect(read(line)).toBe(reading));

  it.each([
    ...['surgery tue 6am rotator cuff', 'mri tue 6am brain', 'xray chest mon 9am', 'colonoscopy mon 8am clear liquids'],
    ...['mammogram results mon 9am', 'mammogram mon 9am fasting', 'dads surgery mon 6am hip replacement'],
    ...['plane lands safely tues 4pm', 'flight leaves tues 4pm southwest', 'check in kayleigh tues 9am'],
    ...['tee time sat 8am scramble', 'tee time jim n bob sat 8am', 'camping hammocks dec 4-6', 'camping dec 4-6 bring tents'],
    ...['pick up pie pecans sat', 'pick up pizza gondolas', 'pick up turkey fryer wed', 'pick up photo frames sat'],
    ...['party sat 7pm karaoke machine', 'vitamin class mon 5pm plan b', 'watch sat 7pm the office', 'movie sat 7pm the mill'],
  ])('or say more of it: %s', (line) => expect(read(line)).not.toMatch(/[@?]/));
});
