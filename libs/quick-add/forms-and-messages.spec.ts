import { parseQuickAdd } from './parse-quick-add';

const CONTEXT = { now: '2026-11-20T12:00:00-05:00', timeZone: 'America/New_York', town: 'Elmford', places: [], categories: [] };

const read = (...lines: readonly string[]) => {
  const draft = parseQuickAdd(lines.join('\n'), CONTEXT);
  const { name, date, startTime, endTime, location, questions } = draft;
  const hours = [startTime, endTime].filter(Boolean).join('-');
  return [name, date, hours, location && `@${location}`, questions.length > 0 && '?'].filter(Boolean).join(' · ');
};

const WHEN = ['Date: Mon, Nov 30, 2026', 'Time: 2:50 PM'];

describe('A line of a form', () => {
  it.each([
    'Patient: Harper L.',
    'Provider: Dr. Anna Kim',
    'Instructor: T. Yazzie',
    'Passenger: Gutierrez / Ana',
    'Guests: Amy & Bob Park',
    'Name: Robert Diaz',
    'Confirmation: K7Q2ZD',
    'Confirmation code: 118 204',
    'Order #4471-0098',
    'Reservation number: BH77120',
    'Meeting ID: 845 5501 234',
    'DOB: 03/04/1980',
    'Total: $45.00',
    'Seat: 21C',
    'Questions? Call 555-0111 before Nov 25',
    'RSVP: by Nov 25',
    'Bring: a dish to share',
    'Ages: 8-10',
  ])('is a detail: %s', (detail) => {
    for (const lines of [
      ['Pottery night', detail, ...WHEN],
      ['Pottery night', ...WHEN, detail],
    ])
      expect(read(...lines)).toBe('Pottery night · 2026-11-30 · 14:50');
    const { description } = parseQuickAdd(['Pottery night', detail, ...WHEN].join('\n'), CONTEXT);
    expect(description.replace(/\W+/g, ' ')).toContain(detail.replace(/\W+/g, ' ').trim());
  });

  it.each([
    ['Provider: Elm Street Pediatrics', 'Elm Street Pediatrics'],
    ['Store: Target', 'Target'],
    ['Pharmacy: CVS, 200 Main St', 'CVS, 200 Main St'],
    ['Clinic: Mesa Medical Center', 'Mesa Medical Center'],
    ['Where: Jump Zone', 'Jump Zone'],
  ])('is the place: %s', (field, location) => {
    expect(read('Flu shot', field, ...WHEN)).toBe(`Flu shot · 2026-11-30 · 14:50 · @${location}`);
  });

  it.each([
    ['Visit type: Cleaning', 'Cleaning'],
    ['Reason for visit: Annual physical', 'Annual physical'],
    ['Topic: Budget review', 'Budget review'],
  ])('is the name: %s', (field, name) => {
    const heading = name === 'Budget review' ? 'Join Zoom Meeting' : 'Appointment reminder';
    expect(read(heading, 'Patient: Sam Ortiz', field, ...WHEN)).toBe(`${name} · 2026-11-30 · 14:50`);
  });

  it('says of what the sentence before it speaks', () => {
    expect(read('Your appointment is confirmed.', 'Patient: Harper L.', ...WHEN)).toBe('appointment · 2026-11-30 · 14:50');
  });

  it('says when one leaves and arrives', () => {
    const flight = ['DEPART Phoenix (PHX) Wed, Dec 23 9:35 AM', 'ARRIVE Denver (DEN) 11:30 AM'];
    expect(read('Southwest Airlines', 'Confirmation: K7Q2ZD', ...flight)).toBe(
      'Southwest Airlines DEPART Phoenix (PHX) · 2026-12-23 · 09:35-11:30',
    );
  });

  it.each([
    [['Coach: practice moved to 5 Monday', 'Bring both shoes'], 'Coach: practice · 2026-11-23 · 17:00'],
    [['Name: Holiday Tea', ...WHEN], 'Name: Holiday Tea · 2026-11-30 · 14:50'],
    [['Meeting: Garden Club', ...WHEN], 'Meeting: Garden Club · 2026-11-30 · 14:50'],
    [['Tickets: Saturday Dec 5, 7 pm', 'at the Rialto'], 'Tickets · 2026-12-05 · 19:00 · @Rialto'],
    [['Garage sale', 'Dec 5, 8 am', 'Office: closed Friday'], 'Garage sale · 2026-12-05 · 08:00'],
    [['Parking: Lot C closed', 'Monday Dec 7, 8 am'], 'Parking: Lot C closed · 2026-12-07 · 08:00'],
    [['Guest speaker: Amy Park', 'Dec 8, 7 pm'], 'Guest speaker: Amy Park · 2026-12-08 · 19:00'],
    [['Doors: 6 pm', 'Show: 7 pm', 'Sat Dec 5, Elks Lodge'], 'Show · 2026-12-05 · 19:00 · @Elks Lodge'],
  ])('is no detail where it is all that is said: %s', (lines, reading) => {
    expect(read(...lines)).toBe(reading);
  });

  it.each([
    ['Notes: ends at 8 pm', 'Star party · 2026-12-05 · 18:00-20:00'],
    ['Note: we meet at Strawbridge Lake', 'Star party · 2026-12-05 · 18:00 · @Strawbridge Lake'],
    ['Info: held at the Community House', 'Star party · 2026-12-05 · 18:00 · @Community House'],
    ['Tickets: $10 at the Community House', 'Star party · 2026-12-05 · 18:00 · @Community House'],
    ['Tickets: on sale at the Community House until Dec 3', 'Star party · 2026-12-05 · 18:00'],
    ['Tickets: $10', 'Star party · 2026-12-05 · 18:00'],
    ['Contact: Amy Hall', 'Star party · 2026-12-05 · 18:00'],
  ])('completes the event: %s', (field, reading) => {
    expect(read('Star party', 'Dec 5, 6 pm', field)).toBe(reading);
  });

  it.each(['Note: changed to Dec 6 3 pm', 'Status: Rescheduled to Dec 6 10 am', 'Tickets: Dec 6 10 am'])(
    'is asked about where it says another day: %s',
    (field) => {
      expect(parseQuickAdd(['Star party', 'Dec 5, 6 pm', field].join('\n'), CONTEXT).questions).not.toEqual([]);
    },
  );

  it('says the series', () => {
    const { recurrence } = parseQuickAdd(['Yoga Monday 6 pm', 'Note: every Monday through Jan 25'].join('\n'), CONTEXT);
    expect(recurrence).toBe('FREQ=WEEKLY;UNTIL=20270125');
  });

  it('says no place where another line does', () => {
    expect(read('Concert Dec 5 7 pm', 'Elks Lodge', 'Tickets: $10 at the Community House')).toBe(
      'Concert · 2026-12-05 · 19:00 · @Elks Lodge',
    );
  });

  it.each([
    [['Practice: Lincoln Field', 'Monday 5 PM'], 'Practice · 2026-11-23 · 17:00 · @Lincoln Field'],
    [['Restaurant: Olive Garden', 'Dec 5 7 PM'], 'Restaurant · 2026-12-05 · 19:00 · @Olive Garden'],
    [['Restaurant: Olive Garden', 'Party size: 4', 'Dec 5 7 PM'], 'Restaurant: Olive Garden · 2026-12-05 · 19:00'],
    [['Dinner for Ann', 'Restaurant: Olive Garden', 'Dec 5 7 PM'], 'Dinner for Ann · 2026-12-05 · 19:00 · @Olive Garden'],
  ])('does not cover the only name: %s', (lines, reading) => {
    expect(read(...lines)).toBe(reading);
  });
});

describe('A copied conversation', () => {
  it.each([
    [['Mom: Dinner sunday at ours 5:30', 'Mom: bring the salad', 'Mom: love you'], 'Dinner · 2026-11-22 · 17:30 · @ours'],
    [['Kev: yo pickup bball', 'Kev: tomorrow 9am', 'Kev: need 2 more'], 'yo pickup bball · 2026-11-21 · 09:00'],
    [['Sara: lunch tomorrow noon at Luigi’s?', 'Me: perfect'], 'lunch · 2026-11-21 · 12:00 · @Luigi’s'],
    [['Pat: are you free saturday?', 'Me: yes!', 'Pat: game night at ours, 7pm'], 'game night · 2026-11-21 · 19:00 · @ours'],
    [['[11/19, 8:52 PM] Theo: band practice monday 7:30 pm?', '[11/19, 8:55 PM] Ana: yes'], 'band practice · 2026-11-23 · 19:30'],
    [
      ['11/19/26, 8:52 PM - Theo: band practice monday 7:30 pm?', '11/19/26, 8:55 PM - Ana: yes'],
      'band practice · 2026-11-23 · 19:30',
    ],
    [['Theo (11/19, 8:52 PM): band practice monday 7:30 pm?', 'Ana (11/19, 8:55 PM): yes'], 'band practice · 2026-11-23 · 19:30'],
    [
      [
        '[11/19, 8:52 PM] Theo: band practice?',
        '[11/19, 8:55 PM] Ana: cant thurs',
        '[11/19, 8:56 PM] Theo: ok monday 7:30 my garage then',
      ],
      'band practice · 2026-11-23 · 19:30 · @my garage',
    ],
  ])('has no speaker in its name: %s', (lines, reading) => {
    expect(read(...lines)).toBe(reading);
  });

  it.each([
    [['Boys: practice', 'Girls: scrimmage', 'Friday Dec 4, 5 pm'], 'Boys: practice Girls: scrimmage · 2026-12-04 · 17:00'],
    [
      ['Adults: $8', 'Kids: $4', 'Pancake breakfast Sat Dec 5, 8 am'],
      'Adults: $8 Kids: $4 Pancake breakfast · 2026-12-05 · 08:00',
    ],
    [['Mom: dentist Monday 9 am'], 'Mom: dentist · 2026-11-23 · 09:00'],
    [
      ['Jack: dentist with the new doctor', 'Jack: soccer', 'Tue Dec 8 3 pm'],
      'Jack: dentist with the new doctor Jack: soccer · 2026-12-08 · 15:00',
    ],
    [['Jack: dentist', 'Emma: dentist', 'Tue Dec 8 3 pm'], 'Jack: dentist Emma: dentist · 2026-12-08 · 15:00'],
    [
      ['Mom: turkey', 'Dad: pies?', 'Thanksgiving dinner Thursday 2 pm'],
      'Mom: turkey Dad: pies? Thanksgiving dinner · 2026-11-26 · 14:00',
    ],
    [['Game: vs Tigers', 'Dec 5 9 am', 'Game: vs Bears'], 'Game: vs Tigers · 2026-12-05 · 09:00'],
    [['[12/5, 7:00 PM] Elks Lodge: Bingo'], '[ · 2026-12-05 · 19:00'],
  ])('is not taken for one: %s', (lines, reading) => {
    expect(read(...lines)).toBe(reading);
  });

  it.each([
    ['Craft fair', 'Sat 9:00 AM - 4:00 PM', 'Sun 10:00 AM - 3:00 PM'],
    ['Open house Dec 5', '9:00 AM – 12:00 PM', '1:00 PM – 4:00 PM'],
    ['Monday 9:00 AM - 10:00 AM: Yoga', 'Wednesday 9:00 AM - 10:00 AM: Yoga'],
    ['Friday 6:00 PM - Movie: Elf', 'Friday 8:00 PM - Movie: Home Alone'],
    ['Doors (6:30 PM)', 'Concert (7:30 PM)', 'Sat Dec 5'],
    ['Depart PHX (9:35 AM)', 'Arrive DEN (11:30 AM)'],
    ['9:00 AM - Welcome: Amy', '10:00 AM - Talk: Bob'],
    ['[9:00 AM] Welcome: Amy', '[10:00 AM] Talk: Bob'],
    ['12/5, 9:00 AM - Welcome: Amy', '12/5, 10:00 AM - Talk: Bob'],
  ])('is no timetable: %s', (...lines) => {
    const { startTime, questions } = parseQuickAdd(lines.join('\n'), CONTEXT);
    expect(startTime).not.toBeNull();
    expect(questions.length).toBeGreaterThan(0);
  });
});

describe('A letter', () => {
  it.each([
    'hey girl are you guys free sat the 28th?',
    'hi! r u free sat the 28th?',
    'Are you around Saturday the 28th?',
    'Is anyone free Saturday the 28th?',
  ])('asks for the day and says then what is on: %s', (question) => {
    expect(read(question, 'we’re doing leftovers at our place around 4', 'kids welcome')).toBe(
      'leftovers · 2026-11-28 · 16:00 · @our place',
    );
  });

  it('says with the question what is on', () => {
    expect(read('Hey are you free for dinner at Lena’s on Saturday around 7?', 'Mike’s making chili')).toBe(
      'dinner · 2026-11-21 · 19:00 · @Lena’s',
    );
  });
});

describe('A sentence of a flyer', () => {
  it.each([
    'Cloudy? We’ll try again Dec 19.',
    'Rain? See you Dec 19.',
    'Snow? Come Dec 19 instead.',
    'Prepare a one minute monologue.',
  ])('says neither the day nor the end of the event: %s', (sentence) => {
    expect(read('Star Party', 'Saturday, Dec. 12, 6:00 p.m.', `Free. ${sentence}`)).toBe('Star Party · 2026-12-12 · 18:00');
  });

  it.each([
    ['Ready? Again Saturday, Dec. 19.', 'Star Party · 2026-12-12 · 18:00 · ?'],
    ['Lasts 90 minutes.', 'Star Party · 2026-12-12 · 18:00-19:30'],
  ])('says another one: %s', (sentence, reading) => {
    expect(read('Star Party', 'Saturday, Dec. 12, 6:00 p.m.', sentence)).toBe(reading);
  });

  it('answers the question before it', () => {
    expect(read('Rain? No problem! Parade Dec 5 10 am')).toBe('Rain? No problem! Parade · 2026-12-05 · 10:00');
  });
});
