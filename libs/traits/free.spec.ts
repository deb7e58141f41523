import fc from 'fast-check';
import { findFreeReason } from './free';

const said = (description: string, name = 'Concert') => findFreeReason({ name, description });

describe('an event is free of charge', () => {
  it.each([
    ['Admission is free; the doors open at seven.', 'Admission is free'],
    ['Free admission.', 'Free admission'],
    ['Come early, children! Free admission.', 'Free admission'],
    ['Free and open to the public. No registration required.', 'Free and open to the public'],
    ['The exhibit is free, open to the public.', 'free, open to the public'],
    ['**Cost:** FREE or suggested donation of $10 per person.', 'Cost: FREE'],
    ['COST: FREE\nMEETING LOCATION: the sanctuary', 'COST: FREE'],
    ['No charge for the wagon rides.', 'No charge'],
    ['There’s no fee to play and nothing else you need to do.', 'no fee'],
    ['Open to all students and staff at no cost.', 'at no cost'],
    ['The clinic is free.', 'clinic is free'],
    ['All events are free and open to the public.', 'free and open to the public'],
    ['It’s free, it’s fun.', 'It’s free'],
    ['Tickets to this event are free for all, not just students!', 'Tickets to this event are free'],
    ['Free, first come.', 'Free'],
    ['Teams up to six. Free to play, all ages until 9.', 'Free to play'],
    ['A long evening. Free; the hat goes round.', 'Free'],
    ['This is a free Adult School class. Registration is required.', 'is a free Adult School class'],
    ['This is a recurring free, casual evening of networking.', 'is a recurring free, casual evening'],
    ['June 7 at 3:00 p.m., Chatham FREE Event | registration required', 'FREE Event'],
    ['Fee: none. Bring a chair. Free of charge.', 'Free of charge'],
    ['Free, daily except holidays. Ring the bell when the door is shut.', 'Free'],
    ['Attendance is free but registration is required.', 'Attendance is free'],
    ['Free admission. Win a $50 gift card!', 'Free admission'],
    ['Free admission, free popcorn!', 'Free admission'],
    ['A smoke-free event. Free and open to the public.', 'Free and open to the public'],
    ['Tuition-free class, and admission is free.', 'admission is free'],
    ['Sea shanties, loudly. No cover.', 'No cover'],
    ['Admission free, ride bands $25.', 'Admission free'],
    ['The ten dollar bill, a history. Free admission.', 'Free admission'],
    ['FREE Event. Help us reach our fundraising goal of $100,000.', 'FREE Event'],
    ['Teams of up to six, free to play.', 'free to play'],
    ['Free plates for anyone, dine in or carry out.', 'Free plates'],
    ['Free. For households under $67,000.', 'Free'],
    ['Free; income limit $48,000.', 'Free'],
  ])('in the organizer’s words: %s', (description, words) => expect(said(description)).toEqual({ saidIn: 'description', words }));

  it.each([
    ['Free concert on the green', 'Free concert'],
    ['FREE Spring Birding Classes – Adults', 'FREE Spring Birding Classes'],
    ['Dog licenses and free rabies clinic', 'free rabies clinic'],
    ['Movie on the lawn (FREE)', 'FREE'],
    ['Masterclass with Kyle: Free and Open to the Public', 'Free and Open to the Public'],
    ['Free Legal Help', 'Free Legal Help'],
    ['Free Community Meal', 'Free Community Meal'],
    ['Free Haircuts for Veterans', 'Free Haircuts'],
    ['Try hockey for free', 'for free'],
  ])('by its name: %s', (name, words) => expect(findFreeReason({ name })).toEqual({ saidIn: 'name', words }));

  it.each([
    'Free',
    'FREE',
    '0',
    '0.00',
    '$0.00 USD',
    '0 USD',
    'No charge',
    'free admission',
    'Free to watch',
    'No cover',
    'Free to watch, boats $25',
  ])('at the price of %s', (price) =>
    expect(findFreeReason({ name: 'Concert', price })).toEqual({ saidIn: 'price', words: price }),
  );

  it.each(['Free', 'Free Event', 'FREE PROGRAMS', 'Free of charge'])('by its kind: %s', (category) =>
    expect(findFreeReason({ name: 'Concert', categories: ['Music', category] })).toEqual({
      saidIn: 'categories',
      words: category,
    }),
  );
});

describe('an event is not told as free', () => {
  it.each([
    'Free parking behind Town Hall.',
    'A gluten-free option is available.',
    'A judgment-free environment.',
    'Feel free to bring your own.',
    'Free for members, $5 for everybody else.',
    'COST: Free for members.',
    'FREE for students with a valid State ID.',
    'FREE with a valid State ID',
    'All classes are free. No registration required. FREE for students with a valid State ID.',
    'Fee: FREE for Members of Van Vleck; $15 per family.',
    'Seventy seats around the musicians. $15, students free.',
    '$10, under twelve $5, under four free.',
    'Stop by for free coffee and snacks.',
    'Set free hundreds of slaves.',
    'Guests are free to move around.',
    'refreshingly free of jargon',
    'The trees become mulch, and the mulch is free in March.',
    'Children will engage in free play.',
    'Low cost and no cost marketing.',
    'Admission is free for members.',
    'Free admission (with your library card).',
    'Children: free admission. Adults $20.',
    'Kids get free admission; grown-ups don’t.',
    'Free to visit on Tuesdays.',
    'Free to enter with a canned good.',
    'This is not free admission.',
    'This isn’t free and open to all.',
    'Free and open to the public. Members $5',
    'Free and open to the public. Workshop fee: 5',
    'Free admission to the lobby. Tickets at the door.',
    'The garden is free and open to everyone with paid museum admission.',
    'The first class is free.',
    'No additional charge for the boat.',
    'No charge for children under five.',
    'Free on Fridays.',
    'Tickets are 5 dollars, and parking is free.',
    'He has been organising free, weekly online groups.',
    'Free shuttle to the festival.',
    'Free popcorn at the movie.',
    'Free samples at the market.',
    'Parking is free of charge.',
    'Child care is provided free of charge.',
    'Snacks are provided at no charge.',
    'Lunch is provided at no cost to you.',
    'Buy one get one free tickets.',
    'Registration is free for all members.',
    'Admission is free for everyone 65 and over.',
    'Costs: free (members) / 10 (guests)',
    'Free admission Sundays only.',
    'No cover charge before 9 PM.',
    'No cover before 9 PM.',
    'No cover letter is needed.',
    'Admission free for members, vendors $25.',
    'Admission is free; boats $25, riders $5.',
    'Free admission. Plates are $15, raising money for the band.',
    'Free admission. Plates are five dollars.',
    'No cover. Two-drink minimum.',
    '',
  ])('%s', (description) => expect(said(description)).toBeNull());

  it.each([
    'Smoke detectors: free batteries',
    'A free parking space on Main Street',
    'Free Play Social Time',
    'Live Free',
    'Freedom walk',
    'Sugar-free baking class',
    'Gluten Free cooking class',
    'Hands-free CPR class',
    'Free Speech lecture',
    'Free shuttle to the fair',
  ])('by its name: %s', (name) => expect(findFreeReason({ name })).toBeNull());

  it.each([
    '$5',
    '5',
    '0 – 25',
    'Free for members, $5',
    'Free for members',
    '$10.00',
    'free (members)',
    'from 0 EUR',
    '$0+',
    'none listed',
    'No cover, two drink minimum',
  ])('at the price of %s, whatever else is said', (price) => expect(findFreeReason({ name: 'Concert', price })).toBeNull());

  it('when its price is in a field and its text says otherwise', () =>
    expect(findFreeReason({ name: 'Concert', price: '$12', description: 'Free admission' })).toBeNull());
});

describe('why it is free', () => {
  const parts = fc.constantFrom(
    'free',
    'Admission is free.',
    'no charge',
    '$5',
    'Free',
    'members',
    ' for ',
    '\n',
    '**',
    'tickets',
    'the class is free',
    ' ',
  );
  const texts = fc.array(parts, { maxLength: 12 }).map((words) => words.join(' '));

  it('is quoted from what is said, word for word', () => {
    fc.assert(
      fc.property(texts, texts, (name, description) => {
        const reason = findFreeReason({ name, description });
        if (!reason) return;
        const plain = (text: string) => text.replace(/[*_]+/g, ' ').replace(/\s+/g, ' ');
        expect(plain(reason.saidIn === 'name' ? name : description)).toContain(reason.words);
      }),
    );
  });

  it('is never found where a price stands', () => {
    fc.assert(fc.property(texts, texts, (before, after) => expect(said(`${before} $7 ${after}`)).toBeNull()));
  });

  it('is sought in a text of any length and kind without an error', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => void findFreeReason({ name: text, description: text, price: text })),
    );
  });
});
