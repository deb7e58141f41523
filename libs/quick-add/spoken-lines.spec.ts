import { parseQuickAdd } from '.';

const CONTEXT = { now: '2026-11-20T12:00:00-05:00', timeZone: 'America/New_York', town: 'Elmford', categories: [] };

const read = (line: string) => {
  const { name, date, startTime, endTime, location } = parseQuickAdd(line, { ...CONTEXT, places: [] });
  return [name, date?.slice(5) ?? '', startTime ?? '', endTime ?? '', location ?? ''].join('|').replace(/\|+$/, '');
};

const halves = (line: string) =>
  parseQuickAdd(line, { ...CONTEXT, places: [] }).questions.filter(({ question }) =>
    question.startsWith('Is that in the morning'),
  );

describe('Hours that a phone writes as two numbers', () => {
  it.each([
    ['eye exam Tuesday at 10 20 AM', 'eye exam|11-24|10:20'],
    ['basketball game Tuesday 5 30', 'basketball game|11-24|17:30'],
    ['band concert December 3 7 30 pm', 'band concert|12-03|19:30'],
    ['choir concert December 3rd 7 30', 'choir concert|12-03|19:30'],
    ['kickboxing at 5 30 a m tomorrow', 'kickboxing|11-21|05:30'],
    ['council from 6 30 to 8 15 Monday', 'council|11-23|18:30|20:15'],
    ['dinner Sunday evening 6 45', 'dinner|11-22|18:45'],
    ['take out the bread at 4 15 this afternoon', 'take out the bread|11-20|16:15'],
    ['movie at 9 30 tonight', 'movie|11-20|21:30'],
    ['pick up the kids at 3 45 tomorrow afternoon', 'pick up the kids|11-21|15:45'],
    ['dentist Tuesday at 4 no 4 30', 'dentist|11-24|16:30'],
    ['Ballet Tuesday at 4 30 student recital', 'Ballet student recital|11-24|16:30'],
    ['Class Tuesday at 5 30 adult class', 'Class adult class|11-24|17:30'],
    ['dinner Tuesday at 6 30 family style', 'dinner family style|11-24|18:30'],
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
    ['bake 4 15 minute rounds this afternoon', 'bake 4 15 minute rounds|11-20'],
    ['Paint night Tuesday at 6 35 per person', 'Paint night 35 per person|11-24|18:00'],
    ['Dinner Tuesday at 6 15 a plate', 'Dinner 15 a plate|11-24|18:00'],
    ['Dinner Tuesday at 6 20 attending', 'Dinner 20 attending|11-24|18:00'],
    ['Class Tuesday at 5 20 person limit', 'Class 20 person limit|11-24|17:00'],
    ['Class Tuesday at 5 10 max', 'Class 10 max|11-24|17:00'],
    ['Class Tuesday at 5 25 cash only', 'Class 25 cash only|11-24|17:00'],
    ['Trivia Tuesday at 7 25 entry fee', 'Trivia 25 entry fee|11-24|19:00'],
    ['Breakfast Sunday 8 10 adult 5 child', 'Breakfast 8 10 adult 5 child|11-22'],
    ['open gym Dec 3 10 am', 'open gym|12-03|10:00'],
    ['drop off at 9 30 Elm St Tuesday', 'drop off|11-24|09:00||30 Elm St'],
  ])('are not those that count: %s', (line, reading) => {
    expect(read(line)).toBe(reading);
  });
});

describe('Lists of hours that a phone writes as two numbers', () => {
  it.each([
    ['Mass Sunday 8 00 10 30 and 12 00', '8:00 AM / 10:30 AM / 12:00 PM'],
    ['Sunday 8 30 and 10 45 services', '8:30 AM / 10:45 AM'],
    ['Game Saturday 10 15 and 2 30', '10:15 AM / 2:30 PM'],
  ])('are asked about: %s', (line, hours) => {
    const { questions } = parseQuickAdd(line, { ...CONTEXT, places: [] });
    const labels = questions.map(({ choices }) => choices.map(({ label }) => label).join(' / '));
    expect(labels).toContain(hours);
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
    ['lunch on the third no I’m sorry the fourth', 'lunch|12-04'],
    ['Dinner Saturday at 6, actually Sunday', 'Dinner|11-22|18:00'],
    ['Dinner Saturday at 6, actually Sunday at 7', 'Dinner|11-22|19:00'],
    ['Dinner Saturday at 6, sorry Sunday', 'Dinner|11-22|18:00'],
    ['Dinner Saturday at 6, no, Sunday at the barn', 'Dinner|11-22|18:00||barn'],
    ['Game Saturday at 10, I mean Sunday at 2', 'Game|11-22|14:00'],
  ])('%s', (line, reading) => {
    expect(read(line)).toBe(reading);
  });

  it.each([
    ['meeting Tuesday at 3 no agenda yet', 'meeting no agenda yet|11-24|15:00'],
    ['dinner Saturday at 6 no kids', 'dinner no kids|11-21|18:00'],
    ['call Ann to say I’m sorry Sunday 3pm', 'call Ann to say I’m sorry|11-22|15:00'],
    ['practice Tuesday at 5 sorry for the late notice', 'practice sorry for the late notice|11-24|17:00'],
  ])('which these are not: %s', (line, reading) => {
    expect(read(line)).toBe(reading);
  });
});

describe('A day that is refused or stands beside the right one corrects nothing, and is asked about', () => {
  const events = [
    'Class Tuesday 6-7',
    'Market Tuesday 9-12',
    'Practice Tuesday at 5',
    'Blood drive Nov 24 1-6',
    'Tai chi every Tuesday 4-5',
  ];
  const others = [
    ...['no Thursday class', 'no Dec 6 sale', 'no Friday', 'sorry Thursday is full', 'yes Thursday too', 'oh Thursday too'],
    ...['actually, Thursday at 9 also works', 'actually Thursday is good as well'],
  ];
  it.each(events.flatMap((event) => others.map((other) => `${event}, ${other}`)))('%s', (line) => {
    const { date, questions } = parseQuickAdd(line, { ...CONTEXT, places: [] });
    expect(date).toBe('2026-11-24');
    expect(questions.map(({ question }) => question).join()).toMatch(/Which/);
  });

  it('nor does a bare day correct those of a series', () => {
    const { date, recurrence, questions } = parseQuickAdd('Class every Tuesday at 6, actually Wednesday', {
      ...CONTEXT,
      places: [],
    });
    expect([date, recurrence, questions.length > 0]).toEqual(['2026-11-24', 'FREQ=WEEKLY', true]);
  });

  it('nor does waiting at a place', () => {
    const line = 'Meet at the library Saturday at 9, wait at Town Hall if late';
    expect(parseQuickAdd(line, { ...CONTEXT, places: [] }).name).toBe('Meet at the library');
  });
});

describe('A day before a thing is that of the event', () => {
  it.each([
    ['Saturday thing at church 6pm', 'thing|11-21|18:00||church'],
    ['Monday night thing at the pub 8pm', 'thing|11-23|20:00||pub'],
    ['Dec 5 thing at church 6pm', 'thing|12-05|18:00||church'],
    ['call the plumber first thing Monday', 'call the plumber|11-23'],
  ])('%s', (line, reading) => {
    expect(read(line)).toBe(reading);
  });
});

describe('Words of a speaker are no part of the name', () => {
  it.each([
    ['I see Doctor Patel Tuesday at 2', 'see Doctor Patel|11-24|14:00'],
    ['remind me I gotta call Ann Tuesday at 2', 'call Ann|11-24|14:00'],
    ['new reminder water the plants Tuesday at 2', 'water the plants|11-24|14:00'],
    ['make it so I zoom with the grandkids Tuesday at 2', 'zoom with the grandkids|11-24|14:00'],
    ['hey I’m delivering meals Tuesday at 2', 'delivering meals|11-24|14:00'],
    ['poker over at Jim’s Tuesday at 7', 'poker|11-24|19:00||Jim’s'],
  ])('%s', (line, reading) => {
    expect(read(line)).toBe(reading);
  });

  it.each([
    ['I Love Lucy night Tuesday 7pm', 'I Love Lucy night|11-24|19:00'],
    ['We See Red concert Tuesday 7pm', 'We See Red concert|11-24|19:00'],
    ['hey Jude singalong Tuesday 7pm', 'hey Jude singalong|11-24|19:00'],
    ['make it so party Tuesday 8pm', 'make it so party|11-24|20:00'],
    ['kids sleep over at Nana’s Tuesday 5pm', 'kids sleep over|11-24|17:00||Nana’s'],
    ['Also Known As movie Tuesday 7pm', 'Also Known As movie|11-24|19:00'],
    ['Plumber will be there Tuesday 2pm', 'Plumber will be there|11-24|14:00'],
    ['Remember to be there Tuesday 2pm', 'be there|11-24|14:00'],
    ['Pick up Sam when he gets out Tuesday 3pm', 'Pick up Sam when he gets out|11-24|15:00'],
    ['Feed cats after she leaves Tuesday 3pm', 'Feed cats after she leaves|11-24|15:00'],
    ['Call the day they leave Tuesday 3pm', 'Call the day they leave|11-24|15:00'],
    ['Buy everything we need Tuesday 3pm', 'Buy everything we need|11-24|15:00'],
    ['Get things we need Tuesday 3pm', 'Get things we need|11-24|15:00'],
    ['Bring what you need Tuesday 3pm', 'Bring what you need|11-24|15:00'],
  ])('unless they are: %s', (line, reading) => {
    expect(read(line)).toBe(reading);
  });
});

describe('Hours without a question', () => {
  it.each([
    ['I work ten to six Sunday', 'work|11-22|10:00|18:00'],
    ['dentist at ten to four Tuesday', 'dentist|11-24|15:50'],
    ['story hour Tuesday ten to eleven', 'story hour|11-24|10:00|11:00'],
    ['bean supper Sunday five to seven', 'bean supper|11-22|17:00|19:00'],
    ['massage tue 230 90min', 'massage|11-24|14:30|16:00'],
    ['massage tue 230 1 hr', 'massage|11-24|14:30|15:30'],
    ['walk sunday mornin 9', 'walk|11-22|09:00'],
    ['u8 soccer Sunday 9:15', 'u8 soccer|11-22|09:15'],
    ['field trip Tuesday 9:15', 'field trip|11-24|09:15'],
    ['soccer club dinner Sunday 8', 'soccer club dinner|11-22|20:00'],
  ])('%s', (line, reading) => {
    expect(read(line)).toBe(reading);
    expect(halves(line)).toEqual([]);
  });

  it.each([
    ...[
      'call Ann Tuesday ten to four',
      'train Tuesday five to eight',
      'dentist Tuesday ten to four',
      'school bell Tuesday ten to eight',
    ],
    ...['tee time Tuesday ten to eight', 'show Tuesday ten to eight', 'pick kids up Tuesday ten to three'],
  ])('but two hours and one are offered where both may be: %s', (line) => {
    const { questions } = parseQuickAdd(line, { ...CONTEXT, places: [] });
    expect(questions.map(({ question }) => question)).toContain('At what time is it?');
  });

  it.each(['mens soccer Sunday 9', 'watch soccer Sunday 9', 'soccer board Sunday 9'])(
    'of grown-ups are asked about: %s',
    (line) => {
      expect(halves(line)).toHaveLength(1);
    },
  );
});

describe('Days and counts in signs', () => {
  it.each([
    ['craft fair booth dec 12 + 13 10-4', '2026-12-12 2026-12-13 null'],
    ['party dec 12 + 20 guests', '2026-12-12 null null'],
    ['pt mondays 9am starts 11/30 6x', '2026-11-30 null FREQ=WEEKLY;COUNT=6'],
    ['2x4 pickup Sunday 9am', '2026-11-22 null null'],
    ['take meds 750 am weekdays', '2026-11-23 null FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ])('%s', (line, reading) => {
    const { date, endDate, recurrence } = parseQuickAdd(line, { ...CONTEXT, places: [] });
    expect(`${date} ${endDate} ${recurrence}`).toBe(reading);
  });
});

describe('Hours of a clock of 24 hours', () => {
  it.each([
    ['change of command 4 dec 0900 hangar 3', 'change of command|12-04|09:00||hangar 3'],
    ['staff meeting 4 dec 1330', 'staff meeting|12-04|13:30'],
    ['staff meeting mon 1800-2030', 'staff meeting|11-23|18:00|20:30'],
    ['staff meeting 3 december 1800-2030', 'staff meeting|12-03|18:00|20:30'],
    ['formation monday at zero six thirty', 'formation|11-23|06:30'],
    ['formation monday at oh six hundred', 'formation|11-23|06:00'],
    ['briefing at fourteen hundred monday', 'briefing|11-23|14:00'],
    ['fitness test at zero six fifteen at the base gym monday', 'fitness test|11-23|06:15||base gym'],
  ])('are read as in: %s', (line, reading) => expect(read(line)).toBe(reading));

  it.each([
    ['open house at fourteen hundred elm street sat 2pm', 'open house|11-21|14:00'],
    ['exhibit 1950-2025 opens sat 2pm', 'exhibit 1950-2025 opens|11-21|14:00'],
    ['pay 1400 hundred bills mon', 'pay 1400 hundred bills|11-23'],
    ['zero waste party sat 2pm', 'zero waste party|11-21|14:00'],
    ['zero one meeting monday', 'zero one meeting|11-23'],
    ['couch to zero five k sat 8am', 'couch to zero five k|11-21|08:00'],
    ['coke zero one case mon', 'coke zero one case|11-23'],
    ['sub zero ten k sat 8am', 'sub zero ten k|11-21|08:00'],
    ['walk at nineteen hundred block of oak st sat 9am', 'walk at nineteen hundred block|11-21|09:00'],
    ['car at sixteen hundred dollars mon', 'car at sixteen hundred dollars|11-23'],
    ['sell the car at sixteen hundred mon', 'sell the car at sixteen hundred|11-23'],
    ['concert capped at fifteen hundred people sat 7pm', 'concert capped at fifteen hundred people|11-21|19:00'],
    ['training at fourteen hundred to sixteen hundred mon', 'training at fourteen hundred to sixteen hundred|11-23'],
    ['rent 1 dec 1200', 'rent 1200|12-01'],
    ['rent due 1 dec 1450', 'rent due 1450|12-01'],
    ['pay 1 dec 1500 tuition', 'pay 1500 tuition|12-01'],
    ['4 december 1945 reunion', '1945 reunion|12-04'],
  ])('but not in: %s', (line, reading) => expect(read(line).startsWith(reading)).toBe(true));
});

describe('An hour that what happens makes sure', () => {
  it.each([
    ["we're having the Garcias over saturday around five", "we're having the Garcias over|11-21|17:00"],
    ['having mom and dad over sunday at 6', 'having mom and dad over|11-22|18:00'],
    ['meeting with my advisor monday at quarter to ten', 'meeting with my advisor|11-23|09:45'],
    ['cleaning lady comes at nine wednesday', 'cleaning lady comes|11-25|09:00'],
    ['babysitting tonight from five thirty until about ten', 'babysitting|11-20|17:30|22:00'],
    ['storytime 1030 tues', 'storytime|11-24|10:30'],
  ])('is not asked about: %s', (line, reading) => {
    expect(read(line)).toBe(reading);
    expect(parseQuickAdd(line, { ...CONTEXT, places: [] }).questions).toEqual([]);
  });

  it.each([
    'meeting with bob monday at quarter to ten',
    'turn over the compost saturday at 8',
    'have lunch monday at 9',
    'have my car looked over monday at 8',
    'have to go over budget monday at 9',
  ])('or is: %s', (line) => expect(halves(line)).toHaveLength(1));

  it('is that of the meal to which persons come', () => {
    expect(read('have kids over for breakfast saturday at 9')).toBe('have kids over for breakfast|11-21|09:00');
  });
});

describe('A room', () => {
  it.each([
    ['lab practical at 1pm on December third in room one oh six', 'lab practical|12-03|13:00||room one oh six'],
    ['parent meeting in room two fourteen tuesday at 3pm', 'parent meeting|11-24|15:00||room two fourteen'],
    ['sleep in room for one more tuesday at 3pm', 'sleep in room for one more|11-24|15:00'],
  ])('has a number in words: %s', (line, reading) => expect(read(line)).toBe(reading));
});

describe('Whose calendar entry it is', () => {
  it.each([
    ['can you put in that Jess is working Sunday noon to eight', 'Jess is working|11-22|12:00|20:00'],
    ["add that mom's flight lands tuesday 4pm", "mom's flight lands|11-24|16:00"],
    ['add that new spin class tuesday 4pm', 'that new spin class|11-24|16:00'],
    ['put the bins out tuesday 7pm', 'put the bins out|11-24|19:00'],
  ])('is no word of the name: %s', (line, reading) => expect(read(line)).toBe(reading));
});
