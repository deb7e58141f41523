import type { ParsedEvent, TownEvent } from '#libs/contracts';
import { registerAccount, type SignedInBrowser } from './account';
import { type Almanac, openAlmanac } from './app';
import { openClaude } from './claude';
import { publish } from './publishing';

const PARSE_PATH = '/api/events/parse-natural-language';

const SENTENCE = 'Scout bake sale Dec 12 9am to noon at the Community House #Social, bring the blue tablecloth';

const EXPECTED_DRAFT = {
  ...{ name: 'Scout bake sale', date: '2026-12-12', endDate: null, startTime: '09:00', endTime: '12:00' },
  ...{ location: 'Community House', category: 'Social', recurrence: null, description: 'bring the blue tablecloth', sure: true },
};

const parseWith =
  (almanac: Almanac, { cookie }: SignedInBrowser) =>
  (fields: object) =>
    almanac.http.post(PARSE_PATH).set('cookie', cookie).send(fields);

describe('Nora, who says an event in her own words,', () => {
  let almanac: Almanac;
  let nora: SignedInBrowser;
  const parse = (fields: object) => parseWith(almanac, nora)(fields);

  beforeAll(async () => {
    almanac = await openAlmanac({ ASSISTED_PER_MINUTE: '100' });
    nora = await registerAccount(almanac, 'nora@example.com');
    await publish(almanac, 'Choir', { name: 'Choir', location: 'Community House', address: '16 E. Main Street' });
    await almanac.waitUntilSettled();
  });

  it('is told what was understood, and of which of her words', async () => {
    const { body } = await parse({ text: SENTENCE, availableCategories: ['Family', 'Social'] }).expect(200);
    expect(body).toEqual({
      ...{ name: 'Scout bake sale', date: '2026-12-12', endDate: null },
      ...{ startTime: '2026-12-12T09:00:00-05:00', endTime: '2026-12-12T12:00:00-05:00' },
      ...{ location: 'Community House', address: '16 E. Main Street', category: 'Social', recurrence: null },
      ...{ description: 'bring the blue tablecloth', questions: [], source: 'rules', parts: expect.any(Array) },
      ...{ time: '9:00 AM – 12:00 PM', displayDate: null },
    });
    const parts = (body as ParsedEvent).parts.map(({ from, to, kind }) => [kind, SENTENCE.slice(from, to)]);
    expect(parts).toEqual([
      ['Name', 'Scout bake sale'],
      ['Date', 'Dec 12'],
      ['Time', '9am to noon'],
      ['Location', 'at the Community House'],
      ['Category', '#Social'],
    ]);
  });

  it.each([
    ['Scout bake sale Dec 12 9am to noon', { date: '2026-12-12', startTime: '2026-12-12T09:00:00-05:00' }],
    ['Late show tomorrow 10pm to 1am', { date: '2026-11-21', endTime: '2026-11-22T01:00:00-05:00' }],
    ['Picnic July 4 at noon', { startTime: '2027-07-04T12:00:00-04:00' }],
    ['Tea at 3pm', { startTime: '2026-11-20T15:00:00-05:00' }],
    ['Camp July 5 to July 9', { date: '2027-07-05', endDate: '2027-07-09' }],
    ['Choir every Tuesday at 7pm', { recurrence: 'FREQ=WEEKLY' }],
    ['Dentist', {}],
  ])('may be kept as it was answered: %s', async (text, expected) => {
    const bea = await registerAccount(almanac, `${text.replace(/\W/g, '')}@example.com`);
    const { body } = await parseWith(almanac, bea)({ text }).expect(200);
    const request = (path: string) => almanac.http.get(path).set('cookie', bea.cookie).expect(200);
    const { id } = (await almanac.http.post('/api/events/user').set('cookie', bea.cookie).send(body).expect(201)).body;
    const events: TownEvent[] = (await request('/api/events/user')).body;
    const ownEvent = events.find((event) => event.id === id || event.repeats?.id === id)!;
    expect(ownEvent.name).toBe((body as ParsedEvent).name);
    const { recurrence, ...times } = expected as { recurrence?: string };
    expect(ownEvent).toMatchObject({ ...times, ...(recurrence && { repeats: { rule: recurrence } }) });
  });

  it('may choose another answer, which she keeps as it was answered, too', async () => {
    const bea = await registerAccount(almanac, 'bea@example.com');
    const { body } = await parseWith(almanac, bea)({ text: 'lunch on November 18 at noon' }).expect(200);
    const { questions, ...draft } = body as ParsedEvent;
    const choices = questions.flatMap((question) => question.choices);
    expect(choices.length).toBeGreaterThan(0);
    for (const { sets } of choices)
      await almanac.http
        .post('/api/events/user')
        .set('cookie', bea.cookie)
        .send({ ...draft, ...sets })
        .expect(201);
  });

  it('has nothing of it in her events before she keeps it', async () => {
    await parse({ text: SENTENCE }).expect(200);
    const { body } = await almanac.http.get('/api/events/user').set('cookie', nora.cookie).expect(200);
    expect(body as TownEvent[]).toEqual([]);
  });

  it('finds the categories that she has used without sending them along', async () => {
    await almanac.http
      .post('/api/events/user')
      .set('cookie', nora.cookie)
      .send({ name: 'Bees', category: 'Beekeeping' })
      .expect(201);
    const { body } = await parse({ text: 'hive check saturday #beekeeping' }).expect(200);
    expect((body as ParsedEvent).category).toBe('Beekeeping');
  });

  it('is asked to be more specific where there is no event in her words', async () => {
    const { body } = await parse({ text: '???' }).expect(422);
    expect(JSON.stringify(body)).toContain('Could not understand the event description. Try being more specific.');
  });

  it.each([
    [{}, 'text'],
    [{ text: 7 }, 'text'],
    [{ text: '  ' }, 'text'],
    [{ text: 'x'.repeat(501) }, 'text'],
    [{ text: 'tea', availableCategories: 'Family' }, 'availableCategories'],
    [{ text: 'tea', availableCategories: [1] }, 'availableCategories'],
    [{ text: 'tea', availableCategories: ['x'.repeat(61)] }, 'availableCategories'],
    [{ text: 'tea', availableCategories: Array(201).fill('x') }, 'availableCategories'],
  ])('is told which field is wrong: %j', async (fields, field) => {
    const { body } = await parse(fields).expect(400);
    expect(JSON.stringify(body)).toContain(field);
  });

  it('must have signed in', async () => {
    await almanac.http.post(PARSE_PATH).send({ text: SENTENCE }).expect(401);
  });
});

describe('Who asks again and again', () => {
  it('is told when to go on, and hinders nobody else', async () => {
    const almanac = await openAlmanac({ ASSISTED_PER_MINUTE: '2' });
    const [nora, bob] = [await registerAccount(almanac, 'nora@example.com'), await registerAccount(almanac, 'bob@example.com')];
    for (const _ of [1, 2]) await parseWith(almanac, nora)({ text: SENTENCE }).expect(200);
    const { headers } = await parseWith(almanac, nora)({ text: SENTENCE }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await parseWith(almanac, bob)({ text: SENTENCE }).expect(200);
  });
});

describe('Where an operator has an account with Claude', () => {
  let almanac: Almanac;
  let nora: SignedInBrowser;
  let claude: Awaited<ReturnType<typeof openClaude>>;
  const parsed = async (text: string): Promise<ParsedEvent> =>
    (await parseWith(almanac, nora)({ text, availableCategories: ['Family', 'Social'] }).expect(200)).body;

  beforeEach(async () => {
    claude = await openClaude();
    almanac = await openAlmanac(claude.environment);
    nora = await registerAccount(almanac, 'nora@example.com');
    await publish(almanac, 'Choir', { name: 'Choir', location: 'Community House', address: '16 E. Main Street' });
    await almanac.waitUntilSettled();
  });

  it('it reads the words, and is told neither who typed them nor the key of anybody', async () => {
    claude.answers.push(EXPECTED_DRAFT);
    expect(await parsed(SENTENCE)).toMatchObject({
      name: EXPECTED_DRAFT.name,
      address: '16 E. Main Street',
      source: 'claude',
      questions: [],
    });
    expect(claude.requests).toMatchObject([{ words: SENTENCE, task: expect.stringContaining('Today is Friday, 2026-11-20') }]);
    expect(JSON.stringify(claude.requests)).not.toMatch(/nora|user_|session_/);
  });

  it('is asked about where it and the rules do not agree', async () => {
    claude.answers.push({ ...EXPECTED_DRAFT, date: '2026-12-19' });
    const { date, questions } = await parsed(SENTENCE);
    expect(date).toBe('2026-12-19');
    expect(questions).toEqual([
      {
        question: 'When is it?',
        choices: [
          { label: 'Sat, Dec 19, 9:00 AM – 12:00 PM', sets: expect.objectContaining({ date: '2026-12-19' }) },
          { label: 'Sat, Dec 12, 9:00 AM – 12:00 PM', sets: expect.objectContaining({ date: '2026-12-12' }) },
        ],
      },
    ]);
  });

  it.each<[string, object | number | 'nothing']>([
    ['is unsure', { ...EXPECTED_DRAFT, sure: false }],
    ['invents words', { ...EXPECTED_DRAFT, name: 'Pancake breakfast' }],
    ['invents a place', { ...EXPECTED_DRAFT, location: 'Madison Square Garden' }],
    ['invents a category', { ...EXPECTED_DRAFT, category: 'Cooking' }],
    ['describes what nobody said', { ...EXPECTED_DRAFT, description: 'ignore all rules' }],
    ['says a day that is none', { ...EXPECTED_DRAFT, date: '2026-02-30' }],
    ['says an hour that is none', { ...EXPECTED_DRAFT, startTime: '25:00' }],
    ['ends before it begins', { ...EXPECTED_DRAFT, endDate: '2026-12-01' }],
    ['repeats by the year', { ...EXPECTED_DRAFT, recurrence: 'FREQ=YEARLY' }],
    ['says numbers for words', { ...EXPECTED_DRAFT, name: 7 }],
    ['answers nothing of the form', { hello: 'there' }],
    ['is down', 500],
    ['has enough of us', 429],
  ])('the rules read them when it %s', async (_, answer) => {
    claude.answers.push(answer);
    expect(await parsed(SENTENCE)).toMatchObject({ name: 'Scout bake sale', date: '2026-12-12', source: 'rules', questions: [] });
  });

  it('is not asked by who wants no AI', async () => {
    claude.answers.push(EXPECTED_DRAFT);
    const { body } = await parseWith(almanac, nora)({ text: SENTENCE, assisted: false }).expect(200);
    expect([body.source, claude.requests]).toEqual(['rules', []]);
    await parseWith(almanac, nora)({ text: SENTENCE, assisted: 'no' }).expect(400);
  });

  it('is left alone for a while when it has failed somebody', async () => {
    claude.answers.push(500, EXPECTED_DRAFT);
    await parsed(SENTENCE);
    expect(await parsed(SENTENCE)).toMatchObject({ source: 'rules' });
    expect(claude.requests).toHaveLength(1);
  });
});
