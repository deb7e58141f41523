import fc from 'fast-check';
import { addDays, formatLongDate, weekdayOf } from '#libs/contracts';
import { toComparableSeries } from '../../test/data/comparable-series';
import { KNOWN } from '../../test/data/phrases';
import { answersOf, findLostWords, toReading } from '../../test/data/score-phrases';
import { parseQuickAdd } from './parse-quick-add';

const read = (text: string) => {
  const draft = parseQuickAdd(text, KNOWN);
  return { reading: toReading(draft), isAsked: draft.questions.length > 0, answers: answersOf(draft).map(toReading) };
};

describe('Without a question', () => {
  it.each([
    // An hour apart that ends the event.
    ['Departs Reno 7:10 AM, arrives Omaha 10:05 AM, Sat Dec 19', 'Departs Reno arrives Omaha · 2026-12-19 · 07:10-10:05'],
    ['parking ban from 11 PM Sunday until 6 AM Monday', 'parking ban · 2026-11-22 · 23:00-06:00'],
    ['lock-in Fri Dec 11 7pm until 8am Saturday', 'lock-in · 2026-12-11 · 19:00-08:00'],
    // Words of the day that belong to the name or to another word, and signs of phones.
    ['on call dec 7-13', 'on call · 2026-12-07 to 2026-12-13'],
    ['turn the heat on at the cabin 12/26', 'turn the heat on · 2026-12-26 · @cabin'],
    ['New Year’s Eve party 9pm', 'New Year’s Eve party · 2026-12-31 · 21:00'],
    ['ash wed mass 7pm', 'ash wed mass · 2027-02-10 · 19:00'],
    ['Reunión sábado 12 de diciembre, 5 PM', 'Reunión · 2026-12-12 · 17:00'],
    ['cottage Jul 10 - 17, 2028', 'cottage · 2028-07-10 to 2028-07-17'],
    // An hour that no other words take away.
    ['dr appt 11/30 915 ill drive', 'dr appt ill drive · 2026-11-30 · 09:15'],
    ['flu shots dec 5 10-2 while supplies last', 'flu shots while supplies last · 2026-12-05 · 10:00-14:00'],
    ['ski club fridays jan-feb 3pm', 'ski club · 2027-01-01 · 15:00 · FREQ=WEEKLY;UNTIL=20270226'],
    // Minutes before an hour, and a point between hours and minutes.
    ['dentist at ten to four on tuesday', 'dentist · 2026-11-24 · 15:50'],
    ['inspection between 9.30 and 11.15 on Dec 3', 'inspection · 2026-12-03 · 09:30-11:15'],
    // A correction behind the day.
    ['vet at three on Monday no make that four', 'vet · 2026-11-23 · 16:00'],
    // A duration of another sentence.
    ['blood draw Dec 4 at 8 AM. Please fast 12 hours.', 'blood draw · 2026-12-04 · 08:00'],
    // Places without a name, of persons, misspelled and without their apostrophe.
    ['movie at the mall sat 7pm', 'movie · 2026-11-21 · 19:00 · @mall'],
    ['poker at daves house sat 8', 'poker · 2026-11-21 · 20:00 · @daves house'],
    ['cards at grandmas fri 12/4 7pm', 'cards · 2026-12-04 · 19:00 · @grandmas'],
    ['dinner fri 12/4 7 at la cocina', 'dinner · 2026-12-04 · 19:00 · @la cocina'],
    ['skating strawbrige lake dec 5 1-4', 'skating · 2026-12-05 · 13:00-16:00 · @Strawbridge Lake'],
    ['volunteer at the book fair mon 9am', 'volunteer at the book fair · 2026-11-23 · 09:00'],
    // Series by their days, their count and the days that are listed.
    ['choir Mon, Wed & Fri 7pm, Jan 4 through Jan 29', 'choir · 2027-01-04 · 19:00 · FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20270129'],
    ['guitar tues 4pm x6 starting jan 5', 'guitar · 2027-01-05 · 16:00 · FREQ=WEEKLY;UNTIL=20270209'],
    ['buy 2 x 4 from Lowes Sat 8am', 'buy 2 x 4 from Lowes · 2026-11-21 · 08:00'],
    ['soup Fridays March 5, 12, 19 and 26 at 5:30 pm', 'soup · 2027-03-05 · 17:30 · FREQ=WEEKLY;UNTIL=20270326'],
    ['rent due 1st of month', 'rent due · 2026-12-01 · FREQ=MONTHLY'],
    // Days in a row, a stay, the end of a month, a weekend in a name.
    ['recital May 7, 8, 9 at 7pm', 'recital · 2027-05-07 to 2027-05-09 · 19:00'],
    ['cabin, check in Fri Dec 11, check out Sun Dec 13', 'cabin, check in · 2026-12-11 to 2026-12-13'],
    ['renewal by end of january', 'renewal · 2027-01-31'],
    ['alumni weekend October 8 through 10', 'alumni weekend · 2027-10-08 to 2027-10-10'],
    // A day that is not the event's.
    ['Office closed Dec 24 - Jan 1, reopens Jan 2 at 9am', 'Office closed · 2026-12-24 to 2027-01-01'],
    ['Parade Sat Dec 12 5:30pm (snow date Sun Dec 13)', 'Parade · 2026-12-12 · 17:30'],
    ['webinar Dec 3 2pm ET / 11am PT', 'webinar · 2026-12-03 · 14:00'],
    // What has moved.
    ['Your appointment on 12/08/2026 has been changed to 12/10/2026 at 11:00 AM', 'Your appointment · 2026-12-10 · 11:00'],
    ['The Dec. 3 hearing has been rescheduled to Dec. 17 at 7 PM', 'The Dec. 3 hearing · 2026-12-17 · 19:00'],
    ['council meeting moved from dec 3 to dec 10 7pm', 'council meeting · 2026-12-10 · 19:00'],
    ['haircut moved from tues at 2pm to thurs at 4pm', 'haircut · 2026-11-26 · 16:00'],
    ['game moved from 6pm friday dec 4 to 7pm saturday dec 5', 'game · 2026-12-05 · 19:00'],
    ['class moved from room 4 to room 9 tues dec 1 3pm', 'class moved from room 4 to room 9 · 2026-12-01 · 15:00'],
    ['photos 3:45pm dec 3 not 4:30pm', 'photos not 4:30pm · 2026-12-03 · 15:45'],
    // Meals and shows are in the evening, examinations in the morning.
    ['beef stew sat at 6', 'beef stew · 2026-11-21 · 18:00'],
    ['school concert dec 10 at 7', 'school concert · 2026-12-10 · 19:00'],
    ['ultrasound tues 910', 'ultrasound · 2026-11-24 · 09:10'],
    ['cardiologist dec 3 850', 'cardiologist · 2026-12-03 · 08:50'],
    // A day of a month without its ending, and the next morning.
    ['recital on march twenty two at seven pm', 'recital · 2027-03-22 · 19:00'],
    ['call the bank in the morning', 'call the bank · 2026-11-21'],
    // What is paid or opens behind the event.
    ['Info night Dec 3, 7 pm. Deposit due Dec 15', 'Info night · 2026-12-03 · 19:00'],
    ['Fun run Dec 5 9am. Registration opens 7:45am', 'Fun run · 2026-12-05 · 09:00'],
    // Who says it is no part of the name.
    ['mike called: poker moved to thurs 7pm', 'poker · 2026-11-26 · 19:00'],
    ['put the plumber down for Tuesday at nine a.m.', 'plumber · 2026-11-24 · 09:00'],
    ["Maya can't make it Tuesday, she has orthodontist at 3:15 pm", 'orthodontist · 2026-11-24 · 15:15'],
    ['book group Dec 8 7pm at the home of Mrs. Ann Cole', 'book group · 2026-12-08 · 19:00 · @home of Mrs. Ann Cole'],
    // A verb that is no command.
    ['put trash out every Sunday night', 'put trash out · 2026-11-22 · FREQ=WEEKLY'],
    // A holiday in a clause of its own, before an hour, or on which something is closed.
    ["Long walk, New Year's Day, 11 AM", 'Long walk · 2027-01-01 · 11:00'],
    ['egg hunt easter 11am', 'egg hunt · 2027-03-28 · 11:00'],
    ['no school thanksgiving', 'no school · 2026-11-26'],
    ['dump closed new years day', 'dump closed · 2027-01-01'],
    // A weekday and the day of the month.
    ['recital sunday 13 4pm', 'recital · 2026-12-13 · 16:00'],
    ['bazaar sat 12 9-2', 'bazaar · 2026-12-12 · 09:00-14:00'],
    ['dinner sat 5', 'dinner · 2026-11-21 · 17:00'],
    // Without a series, nothing is excepted.
    ['no practice tues 11/24', 'no practice · 2026-11-24'],
    // The last word of a name.
    ['movie night in sat 7pm', 'movie night in · 2026-11-21 · 19:00'],
    ['Move-In, Saturday Jan 9, 10am', 'Move-In · 2027-01-09 · 10:00'],
    ['plumber stopping by tues 3pm', 'plumber stopping by · 2026-11-24 · 15:00'],
    ['band concert in dec 12 7pm', 'band concert · 2026-12-12 · 19:00'],
    // A booking, how many come and where they sit.
    [
      "Your table at Rosie's is confirmed: Friday, December 4, 2026, 6:45 PM, party of 4",
      "table · 2026-12-04 · 18:45 · @Rosie's",
    ],
    ['Your visit is scheduled: Tue Dec 8, 2:40 PM, haircut with Mia', 'haircut with Mia · 2026-12-08 · 14:40'],
    ['Wicked, Fri Mar 12, 2027 7:30 PM, Section 204 Row B Seats 3-6', 'Wicked · 2027-03-12 · 19:30'],
    // When one can register, when those who take part come, what others do on another day.
    ['Lego night, Tuesday, December 8, 6-7 PM. Registration begins Nov. 24', 'Lego night · 2026-12-08 · 18:00-19:00'],
    ['Concert, Tuesday, December 15, 7:00 PM, singers report at 6:15', 'Concert · 2026-12-15 · 19:00'],
    ["drop off mon 11/23 7:35am, I'll do Tuesday", 'drop off · 2026-11-23 · 07:35'],
    // Days of which the weekdays are written.
    ['Road work Tues., Dec. 1 through Thurs., Dec. 3', 'Road work · 2026-12-01 to 2026-12-03'],
    ['Office closed Thursday, Nov 26 and Friday, Nov 27', 'Office closed · 2026-11-26 to 2026-11-27'],
    ['Public sale Fri-Sat Dec 11-12, 10-4', 'Public sale · 2026-12-11 to 2026-12-12 · 10:00-16:00'],
    ['Crafts Saturday at the fair! Dec 12, 10:30-noon', 'Crafts Saturday at the fair! · 2026-12-12 · 10:30-12:00'],
    ['bowling mondays 7pm starts jan 4', 'bowling · 2027-01-04 · 19:00 · FREQ=WEEKLY'],
    ['budget talk, the fifth, 7pm', 'budget talk · 2026-12-05 · 19:00'],
    ['council meeting the thirtieth at six thirty p.m.', 'council meeting · 2026-11-30 · 18:30'],
    ['firewood sat 28 am', 'firewood · 2026-11-28'],
    ['yoga Mondays starting next week through March 8', 'yoga · 2026-11-23 · FREQ=WEEKLY;UNTIL=20270308'],
    ['bible study wed nites 630 starts dec 2', 'bible study · 2026-12-02 · 18:30 · FREQ=WEEKLY'],
    ['the recital was moved to three thirty on Sunday December thirteenth', 'recital · 2026-12-13 · 15:30'],
    ['put the roast in at 4pm', 'put the roast in · 2026-11-20 · 16:00'],
    ['trash out tonight instead of Thursday', 'trash out instead of Thursday · 2026-11-20'],
    // A dash between the day and the hours; 'am' that is no half of the day.
    ['Anime club - Wednesday, December 9 - 4:00 to 5:30 PM', 'Anime club · 2026-12-09 · 16:00-17:30'],
    ['Hello I am Wei. On Saturday I have a party from 6 to 11', 'party · 2026-11-21 · 18:00-23:00'],
    ['dinner 7:30 tonight', 'dinner · 2026-11-20 · 19:30'],
    ['testing on Nov. 24 between the hours of 10 a.m. and 2 p.m.', 'testing · 2026-11-24 · 10:00-14:00'],
    // A place that something is done to belongs to the name as well.
    ['clean up the community house sat 9am', 'clean up the community house · 2026-11-21 · 09:00 · @Community House'],
    // An end on a later day.
    ['Lock-in Fri Dec 11 7pm to Sat Dec 12 8am', 'Lock-in · 2026-12-11 · 19:00-08:00'],
    ['retreat fri jan 8 5pm - sun jan 10 noon', 'retreat · 2027-01-08 to 2027-01-10 · 17:00-12:00'],
    // Hours behind 'moved to', of a shift, and counted.
    ['rehearsal is moved to four tomorrow', 'rehearsal · 2026-11-21 · 16:00'],
    ['cookout sun 1 our place', 'cookout · 2026-11-22 · 13:00 · @our place'],
    ['Office closed every Friday', 'Office closed · 2026-11-20 · FREQ=WEEKLY'],
    ['work 4-close sat', 'work · 2026-11-21 · 16:00'],
    ['Luna Cafe Sunday 11/29 11:00 AM - 2 guests', 'Luna Cafe · 2026-11-29 · 11:00'],
    // Places without a capital, behind a date or an hour, in their own clause, and those of tickets.
    ['dinner at beths sat 7', 'dinner · 2026-11-21 · 19:00 · @beths'],
    ['lunch at olive garden sun noon', 'lunch · 2026-11-22 · 12:00 · @olive garden'],
    ['dinner at the lake house sat 6pm', 'dinner · 2026-11-21 · 18:00 · @lake house'],
    ['usher at early service sun 8am', 'usher at early service · 2026-11-22 · 08:00'],
    ['Trot Nov 26 8:30am Strawbridge Lake', 'Trot · 2026-11-26 · 08:30 · @Strawbridge Lake'],
    ['Shower Jan 17, 1-4pm, 12 Water Street, bring a book', 'Shower · 2027-01-17 · 13:00-16:00 · @12 Water Street'],
    ['Party, Sat Dec 5 at 10:00 AM, Jump Zone, 77 Commerce Way', 'Party · 2026-12-05 · 10:00 · @Jump Zone, 77 Commerce Way'],
    ['Polka Sat Dec 5 7pm. Tickets at the Community House', 'Polka · 2026-12-05 · 19:00'],
    // A greeting says nothing of the hour, and who greets is no event.
    ['Good morning coach, Tuesday Maya has dentist 2:30', 'Maya has dentist · 2026-11-24 · 14:30'],
    [
      'Hi everyone its Bev. Euchre is at our house this time, Saturday the 5th, 3pm',
      'Euchre this time · 2026-12-05 · 15:00 · @our house',
    ],
    [
      'Ann is inviting you to a scheduled Zoom meeting. Topic: Youth Board. Time: Dec 2, 7 PM',
      'Youth Board · 2026-12-02 · 19:00',
    ],
    [
      'NOTICE OF PUBLIC HEARING - the Planning Board will hear a petition for a variance on Thursday, December 17, 2026 at 7 p.m.',
      'NOTICE OF PUBLIC HEARING · 2026-12-17 · 19:00',
    ],
    // A sentence may end in a figure.
    ['Table at Pho 88 Sat Nov 28 6:15 PM, party of 4. We hold it 15 minutes.', 'Table · 2026-11-28 · 18:15 · @Pho 88'],
    // Ages, fasts and favours are on other days and at other hours.
    ['Roundup Thursday April 8 at 6pm. Child must be 5 by September 1', 'Roundup · 2027-04-08 · 18:00'],
    ['blood test mon 8am nothing to eat after 10pm', 'blood test nothing to eat after 10pm · 2026-11-23 · 08:00'],
    ['mom cardioversion 12/11 npo after midnight', 'mom cardioversion npo after midnight · 2026-12-11'],
    ['carpool wed 7:20am. ill do ur monday', 'carpool · 2026-11-25 · 07:20'],
    // Words that end in 'in', and clubs that begin with a figure.
    ['quilt sew in jan 16 9-4', 'quilt sew in · 2027-01-16 · 09:00-16:00'],
    ['4h club thurs dec 10 6pm', '4h club · 2026-12-10 · 18:00'],
    ['shift sat 9am 4h', 'shift · 2026-11-21 · 09:00-13:00'],
    // Hours in figures that nothing else can be.
    ['haircut 130 tmrw', 'haircut · 2026-11-21 · 13:30'],
    ['amtrak 95 dec 26 leaves 910 gets in 1215', 'amtrak 95 leaves gets in · 2026-12-26 · 09:10-12:15'],
    ['trip dec 3, leaves 9, back by 3', 'trip · 2026-12-03 · 09:00-15:00'],
    ['bbq sat 11-til gone', 'bbq -til gone · 2026-11-21 · 11:00'],
    ['volleyball game Tuesday at five thirty', 'volleyball game · 2026-11-24 · 17:30'],
    ['table for 8 sat 7pm', 'table for 8 · 2026-11-21 · 19:00'],
    // Days by their place in a month, and weekdays beside their dates.
    ['ditch meeting 2nd mon jan 7pm', 'ditch meeting · 2027-01-11 · 19:00'],
    ['vbs sun-wed 6-8pm mar 14-17', 'vbs · 2027-03-14 to 2027-03-17 · 18:00-20:00'],
    ['draft on the second of December twelve noon', 'draft · 2026-12-02 · 12:00'],
    ['retreat Dec 5/6 9-3', 'retreat · 2026-12-05 to 2026-12-06 · 09:00-15:00'],
    ['5th Sunday sing & covered dish, Nov 29, 6pm', 'sing & covered dish · 2026-11-29 · 18:00'],
    ['coffee tues 930 the daily', 'coffee the daily · 2026-11-24 · 09:30'],
    // Rooms and lodges.
    ['Supper Dec 5 at 5:30pm in Wesley Hall', 'Supper · 2026-12-05 · 17:30 · @Wesley Hall'],
    ['Hearing Dec 9, 5-7 pm Elks Lodge, snow date Dec 10', 'Hearing · 2026-12-09 · 17:00-19:00 · @Elks Lodge'],
    ['Meeting Wed Jan 13, 7pm, auditorium (snow makeup 1/20)', 'Meeting · 2027-01-13 · 19:00 · @auditorium'],
    ['light show at the fairgrounds opens Nov 27 6pm', 'light show opens · 2026-11-27 · 18:00 · @fairgrounds'],
    ['drop grandkids at airport sun 11am', 'drop grandkids · 2026-11-22 · 11:00 · @airport'],
    ['Repair Café, Sat Dec 5, 10am', 'Repair Café · 2026-12-05 · 10:00'],
    // Words of days that are names, verbs or endings of numbers.
    ['lunch with Domingo 12 pm Dec 4', 'lunch with Domingo · 2026-12-04 · 12:00'],
    ['potluck dec 4 th 7 pm', 'potluck th · 2026-12-04 · 19:00'],
    ['meeting third tuesday january 7pm', 'meeting · 2027-01-19 · 19:00'],
    ['4h hike dec 5 9am', 'hike · 2026-12-05 · 09:00-13:00'],
    ['4h club dec 8 6pm', '4h club · 2026-12-08 · 18:00'],
    ['heads up poker dec 4 7pm', 'heads up poker · 2026-12-04 · 19:00'],
    // No place, but what is held anywhere.
    ['viewing party, dec 6 6 pm, Puppy Bowl', 'viewing party · 2026-12-06 · 18:00'],
    ['class on Tuesdays, it starts Jan 5 and goes until March 2', 'class · 2027-01-05 · FREQ=WEEKLY;UNTIL=20270302'],
    // An hour of a fast keeps its half.
    ['no eating after 10 pm mon', 'no eating after 10 pm · 2026-11-23'],
    ['lock in 11pm Sat - 7am Sun', 'lock in · 2026-11-21 · 23:00-07:00'],
    // An ordinal counts what stands behind it, also in a list.
    ['Screening for 1st, 3rd and 5th graders Dec 2 9am', 'Screening for 1st, 3rd and 5th graders · 2026-12-02 · 09:00'],
    ['Small Business Saturday 11/28', 'Small Business Saturday · 2026-11-28'],
    ['The Sunday Night Jazz Band, Sunday Dec 6, 7 PM', 'The Sunday Night Jazz Band · 2026-12-06 · 19:00'],
    ['potluck thanksgiving day 11-2', 'potluck · 2026-11-26 · 11:00-14:00'],
    ['gym 6am mon wed fri', 'gym · 2026-11-23 · 06:00 · FREQ=WEEKLY;BYDAY=MO,WE,FR'],
    ['oil change at the Ford dealer Friday Nov 27 8 am', 'oil change · 2026-11-27 · 08:00 · @Ford dealer'],
    ['drill in Building C dec 2 9am', 'drill · 2026-12-02 · 09:00 · @Building C'],
    ['hearing on a variance at 318 Walnut Street dec 15 5pm', 'hearing on a variance at 318 Walnut Street · 2026-12-15 · 17:00'],
    ['the car inspection is on november thirtieth at twenty to nine in the morning', 'car inspection · 2026-11-30 · 08:40'],
    ['the dog goes to the groomer friday december 4 at 9am', 'the dog goes to the groomer · 2026-12-04 · 09:00'],
    ["we're having dinner with the parkers on december 5 at 7pm", 'dinner with the parkers · 2026-12-05 · 19:00'],
    ['pay 1200 to kim dec 1', 'pay 1200 to kim · 2026-12-01'],
    // The hour of a reason is not that of the proposal, and a new hour is one.
    ["Sam gets off at 4 so let's do dinner at 6 on dec 5", "Sam gets off at 4 so let's do dinner · 2026-12-05 · 18:00"],
    ['can we push coffee to 3 today?', 'coffee · 2026-11-20 · 15:00'],
    ['Could we move the call to 4 on Dec 1?', 'call · 2026-12-01 · 16:00'],
    ['Matinee Saturday Feb 6, 3:00 pm, over by 6', 'Matinee · 2027-02-06 · 15:00-18:00'],
    // A club meets after work.
    ['Knitting circle Dec 3 6:30', 'Knitting circle · 2026-12-03 · 18:30'],
    [
      'swim practice Mon/Wed/Fri 3-4:30pm starting Dec 7',
      'swim practice · 2026-12-07 · 15:00-16:30 · FREQ=WEEKLY;BYDAY=MO,WE,FR',
    ],
    ['Mass nightly at 6:30 pm from Dec 7 to Dec 11', 'Mass · 2026-12-07 · 18:30 · FREQ=DAILY;UNTIL=20261211'],
    ['shingles shot jan 20 1015 cvs', 'shingles shot · 2027-01-20 · 10:15 · @cvs'],
    ['math club mon wed 3-4', 'math club · 2026-11-23 · 15:00-16:00 · FREQ=WEEKLY;BYDAY=MO,WE'],
    ['Karate Tues & Thurs 5pm', 'Karate · 2026-11-24 · 17:00 · FREQ=WEEKLY;BYDAY=TU,TH'],
    ['Our weekly potluck Friday Dec 4 6pm', 'Our weekly potluck · 2026-12-04 · 18:00'],
  ])('is read: %s', (text, expected) => {
    expect(read(text)).toMatchObject({ reading: expected, isAsked: false });
  });
});

describe('With a question', () => {
  it.each([
    ['lunch next tuesday noon', ['lunch · 2026-11-24 · 12:00', 'lunch · 2026-12-01 · 12:00']],
    [
      'tutoring 12/1 and 12/8 4pm',
      [
        'tutoring · 2026-12-01 · 16:00',
        'tutoring · 2026-12-08 · 16:00',
        'tutoring · 2026-12-01 · 16:00 · FREQ=WEEKLY;UNTIL=20261208',
      ],
    ],
    ['trip Dec 4, leaves 9 am, returns about 4 pm', ['trip · 2026-12-04 · 09:00-16:00', 'trip · 2026-12-04 · 09:00']],
    ['movie Dec 4 2pm. Running time 90 minutes.', ['movie · 2026-12-04 · 14:00', 'movie · 2026-12-04 · 14:00-15:30']],
    [
      'Open studio Dec 12-13, Sat 11-5, Sun 12-4',
      [
        'Open studio · 2026-12-12 to 2026-12-13',
        'Open studio · 2026-12-12 · 11:00-17:00',
        'Open studio · 2026-12-13 · 12:00-16:00',
      ],
    ],
    ['Hamilton tickets x4 from StubHub Sat 8pm', ['Hamilton tickets x4 from StubHub · 2026-11-21 · 20:00']],
    ['look at cars saturday 10am', ['look at cars · 2026-11-21 · 10:00', 'look · 2026-11-21 · 10:00 · @cars']],
    ['kids checkups 12/1 9 & 930', ['kids checkups · 2026-12-01 · 09:00', 'kids checkups · 2026-12-01 · 09:30']],
    ['Pantry every Tuesday 10 a.m. Closed Thanksgiving.', ['Pantry Closed Thanksgiving · 2026-11-24 · 10:00 · FREQ=WEEKLY']],
    // Two days, even if the second one is on that weekday; the hour of another sentence; no end, but what comes next.
    ['party Saturday and Dec 12', ['party · 2026-11-21', 'party · 2026-12-12']],
    ['sit the kids fri 12/4? we have tickets for the 8pm show', ['sit the kids · 2026-12-04']],
    ['sound check sat 8:30', ['sound check · 2026-11-21 · 08:30', 'sound check · 2026-11-21 · 20:30']],
    ['santa run dec 12 at 7', ['santa run · 2026-12-12 · 07:00', 'santa run · 2026-12-12 · 19:00']],
    ['JV 5:00, Varsity 6:30, boys 8:00 - Fri 12/4', ['Varsity boys · 2026-12-04 · 18:30', 'Varsity boys · 2026-12-04 · 20:00']],
    ['wed nov 25 half day 1130 dismissal', ['half day dismissal · 2026-11-25 · 11:30']],
    ['car payment 15th of the month', ['car payment · 2026-12-15 · FREQ=MONTHLY', 'car payment · 2026-12-15']],
    ['fair Dec 4-5 and 11-12', ['fair · 2026-12-04 to 2026-12-05', 'fair · 2026-12-11 to 2026-12-12']],
    ['closed Dec 24, 25 and Jan 1', ['closed · 2026-12-24 to 2026-12-25', 'closed · 2027-01-01']],
    [
      'Choir: no rehearsal on 11/25. We meet again Wednesday 12/2 at 7 pm',
      ['Choir: no rehearsal on 11/25. We meet again · 2026-12-02 · 19:00'],
    ],
    ['Holiday Revue: rehearsal Dec 10 5pm, revue Dec 12 2pm', ['Holiday Revue · 2026-12-12 · 14:00']],
    ['Potluck Sunday, right after the 10:30 service', ['Potluck · 2026-11-22 · 10:30', 'Potluck · 2026-11-22']],
    ['Tree pickup Jan 9, curbside by 7 a.m.', ['Tree pickup · 2027-01-09 · 07:00', 'Tree pickup · 2027-01-09']],
    ['wed 6 strawbridge lake walk', ['walk · 2026-11-25 · 18:00 · @Strawbridge Lake']],
    // One of the days, or both.
    [
      'rake leaves sometime this weekend',
      ['rake leaves · 2026-11-21', 'rake leaves · 2026-11-22', 'rake leaves · 2026-11-21 to 2026-11-22'],
    ],
    ['workday sat/sun 9-2', ['workday · 2026-11-21 to 2026-11-22 · 09:00-14:00', 'workday · 2026-11-21 · 09:00-14:00']],
    // One of two hours, in either half of the day.
    ['haircut Wednesday at one or maybe two', ['haircut · 2026-11-25 · 14:00']],
    ['field trip dec 10 back by 5', ['field trip back · 2026-12-10', 'field trip back · 2026-12-10 · 16:00-17:00']],
    ['tourney sat games 8 1140 3', ['tourney · 2026-11-21 · 08:00', 'tourney · 2026-11-21 · 11:40']],
    ['class dec 5/12 9am', ['class · 2026-12-05 · 09:00', 'class · 2026-12-12 · 09:00']],
    ['haircuts Saturday nine and nine thirty', ['haircuts · 2026-11-21 · 09:00', 'haircuts · 2026-11-21 · 09:30']],
    ['dinner sat six or maybe seven', ['dinner · 2026-11-21 · 19:00']],
    ['garage sale 6pm Fri to 9pm Sat', ['garage sale · 2026-11-20 · 18:00', 'garage sale · 2026-11-20 · 21:00']],
    ['tutoring th 9 tu 10', ['tutoring · 2026-11-24 · 10:00', 'tutoring · 2026-11-26 · 09:00']],
    [
      'Craft night Dec 3 at 6 pm. Caroling will be held Dec 10 at 6 pm.',
      ['Craft night · 2026-12-03 · 18:00', 'Caroling · 2026-12-10 · 18:00'],
    ],
    [
      'Quilt show, Jan 9-10, 10 am to 4 pm both days',
      [
        'Quilt show · 2027-01-09 to 2027-01-10 · 10:00-16:00',
        'Quilt show · 2027-01-09 · 10:00-16:00 · FREQ=DAILY;UNTIL=20270110',
      ],
    ],
    ['tue trash 7 recycling 8', ['trash · 2026-11-24 · 07:00', 'recycling · 2026-11-24 · 08:00']],
    [
      'Brunch Sunday, 11 am. Dr. Jones speaks Monday, 6 pm',
      ['Brunch · 2026-11-22 · 11:00', 'Dr. Jones speaks · 2026-11-23 · 18:00'],
    ],
    ['second sunday march for life', ['march for life · 2026-12-13']],
    ['6 week baby yoga class starting jan 5 10am', ['6 week baby yoga class · 2027-01-05 · 10:00']],
    [
      'Funeral Monday 10:30 am, St. Anne Church. Visitation Sunday 2 to 5 pm',
      ['Funeral · 2026-11-23 · 10:30 · @St. Anne Church', 'Visitation · 2026-11-22 · 14:00-17:00'],
    ],
    ['supper sat 430 & 530 seatings', ['supper & 530 seatings · 2026-11-21 · 16:30', 'supper seatings · 2026-11-21 · 17:30']],
    ['colonoscopy mon 12/14 arrive 630 for 730', ['colonoscopy · 2026-12-14 · 07:30']],
    ['dinner res 7 sat for 6', ['dinner res for 6 · 2026-11-21 · 19:00']],
    ['ice derby feb 6 sunup to 2', ['ice derby sunup · 2027-02-06', 'ice derby sunup · 2027-02-06 · 13:00-14:00']],
    ['Coffee hour follows the 10 am service this Sunday', ['Coffee hour follows service · 2026-11-22 · 10:00']],
    ['Host week Dec 6-13; drivers Wed & Thurs', ['Host week · 2026-12-06 to 2026-12-13']],
    // Two series, and a month without a day.
    ['carpool: me tu th, jen m w f', ['carpool: me tu th, jen · 2026-11-24 · FREQ=WEEKLY;BYDAY=TU,TH']],
    ['sticker expires november', ['sticker expires · 2026-11-20 to 2026-11-30']],
  ])('each answer is offered: %s', (text, expected) => {
    const { isAsked, answers } = read(text);
    expect(isAsked).toBe(true);
    expect(answers).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    'coffee with Kim at some point',
    'potluck date TBD',
    'recital probably dec 5',
    'skating sundays 2pm once it freezes',
    'Taco Tuesday dinner 6pm',
  ])('is a day that is not sure: %s', (text) => {
    expect(read(text).isAsked).toBe(true);
  });

  it('is a place whose name is nearly that of a known one', () => {
    const places = [{ name: 'Martin Hall', address: null }];
    const placeOf = (text: string) => parseQuickAdd(text, { ...KNOWN, places });
    for (const name of ['Martina Hall', 'Morton Hall']) {
      const draft = placeOf(`Supper at ${name} Dec 4 6pm`);
      expect(answersOf(draft).map(({ location }) => location)).toEqual(expect.arrayContaining([name]));
      expect(draft.location === name || draft.questions.length > 0).toBe(true);
    }
    for (const name of ['Matrin Hall', 'Marttin Hall'])
      expect(placeOf(`Supper at ${name} Dec 4 6pm`)).toMatchObject({ location: 'Martin Hall', questions: [] });
  });

  it('is a place only by words that say which', () => {
    const places = [{ name: 'Our Lady of the Lake Church', address: null }];
    const draft = parseQuickAdd('stack wood at our house Saturday the 28th in the morning', { ...KNOWN, places });
    expect(toReading(draft)).toBe('stack wood · 2026-11-28 · @our house');
    expect(draft.questions).toEqual([]);
  });

  it('is a place of which the first and the last word are typed', () => {
    const places = [{ name: 'Whitcomb Memorial Library', address: null }];
    const draft = parseQuickAdd('study sun 2pm @ whitcomb library', { ...KNOWN, places });
    expect(draft).toMatchObject({ name: 'study', location: 'Whitcomb Memorial Library', questions: [] });
  });

  it.each([
    ['Services Dec 24: family mass 4 pm and carols 10:30 pm', 'Services: family mass · 16:00', 'Services: carols · 22:30'],
    ['Sunday Nov 29: worship 10 am, Advent workshop 11:30 am', 'worship · 10:00', 'Advent workshop · 11:30'],
    ['Winter Stroll, Dec 5, 2 p.m. Tree lighting 5 p.m.', 'Winter Stroll · 14:00', 'Tree lighting · 17:00'],
    ['jv 530 varsity 7 tues', 'jv · 17:30', 'varsity · 19:00'],
    ['tues boys 4, girls 530', 'boys · 16:00', 'girls · 17:30'],
    ['piano 4, dinner 6, mon', 'piano · 16:00', 'dinner · 18:00'],
    ['wed night supper 5:30 then choir 6:30', 'supper · 17:30', 'choir · 18:30'],
  ])('are two events of one day: %s', (text, first, second) => {
    const draft = parseQuickAdd(text, KNOWN);
    const summary = ({ name, startTime }: { name: string; startTime: string | null }) => `${name} · ${startTime}`;
    expect([summary(draft), summary(draft.other!)]).toEqual([first, second]);
    expect(draft.other!.date).toBe(draft.date);
    expect(draft.questions).not.toEqual([]);
  });

  it.each([
    'Swim meet Sat 12/12: warm-ups 7:30 am, first race 8:30 am',
    'Craft fair Dec 5 9 am to 3 pm, Grange Hall. Pie lunch 11:30 am.',
    'Spaghetti night Dec 4, 6 pm. Doors open 5:30 pm.',
  ])('are hours of one event: %s', (text) => {
    expect(parseQuickAdd(text, KNOWN).other).toBeUndefined();
  });

  it.each([
    ['closed Dec 24 and 25, open Sat Dec 26 8-4', 'closed · 2026-12-24 to 2026-12-25', 'open · 2026-12-26 · 08:00-16:00'],
    ['banquet wed june 2 6pm; graduation sat june 5 11am', 'banquet · 2027-06-02 · 18:00', 'graduation · 2027-06-05 · 11:00'],
    ['leave Fri 4/16 at 3 pm, home Sun by 2 pm', 'leave · 2027-04-16 · 15:00', 'home · 2027-04-18 · 14:00'],
    [
      'mass every sunday 9am, every saturday 5pm',
      'mass · 2026-11-22 · 09:00 · FREQ=WEEKLY',
      'mass · 2026-11-21 · 17:00 · FREQ=WEEKLY',
    ],
  ])('are two events of two days: %s', (text, first, second) => {
    const draft = parseQuickAdd(text, KNOWN);
    expect([toReading(draft), toReading({ ...draft, ...draft.other! })]).toEqual([first, second]);
  });

  it('are two events of a series', () => {
    const draft = parseQuickAdd('glass monday and paper tuesday every week', KNOWN);
    expect(toReading(draft)).toBe('glass · 2026-11-23 · FREQ=WEEKLY');
    expect(draft.other).toMatchObject({ name: 'paper', date: '2026-11-24', recurrence: 'FREQ=WEEKLY' });
  });
});

const days = fc.integer({ min: 8, max: 200 }).map((ahead) => addDays('2026-11-20', ahead));
const two = (n: number) => String(n).padStart(2, '0');
const toClock = (hour: number) => `${hour % 12 || 12}:15 ${hour < 12 ? 'AM' : 'PM'}`;

describe('An hour at which the event ends', () => {
  it.each(['returns', 'returning by', 'and is over at', 'ends', 'until'])('is its end, wherever it stands: %s', (label) => {
    fc.assert(
      fc.property(days, fc.integer({ min: 7, max: 14 }), fc.integer({ min: 1, max: 8 }), (day, start, length) => {
        const { reading, isAsked } = read(
          `Museum trip ${formatLongDate(day)}, bus leaves ${toClock(start)}, ${label} ${toClock(start + length)}`,
        );
        expect(reading).toContain(`${day} · ${two(start)}:15-${two(start + length)}:15`);
        expect(isAsked).toBe(false);
      }),
    );
  });
});

const SHORT_WEEKDAYS = ['sun', 'mon', 'tues', 'wed', 'thurs', 'fri', 'sat'];

describe('The weekday of a day', () => {
  it('says with its number which day it is, where the hour follows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (ahead) => {
        const day = addDays('2026-11-20', ahead);
        const { reading, isAsked } = read(`dentist ${SHORT_WEEKDAYS[weekdayOf(day)]} ${Number(day.slice(8))} 2:15pm`);
        expect(reading).toBe(`dentist · ${day} · 14:15`);
        expect(isAsked).toBe(false);
      }),
    );
  });

  it.each(['through', 'to', 'until', '-', '–', ', through'])('belongs to its date on both sides of a range: "%s"', (joint) => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 30 }), (first, length) => {
        const last = addDays(first, length);
        const [from, to] = [first, last].map((day) => formatLongDate(day).replace(/, \d{4}$/, ''));
        const { reading, isAsked } = read(`Book fair ${from}${joint.startsWith(',') ? '' : ' '}${joint} ${to}`);
        expect(reading).toBe(`Book fair · ${first} to ${last}`);
        expect(isAsked).toBe(false);
      }),
    );
  });
});

describe('Streets that are called by a number', () => {
  const nth = fc.constantFrom('1st', '2nd', '3rd', '5th', '11th', '22nd');
  const whens = fc.constantFrom(
    ...([
      ['Saturday 6am-2pm', '2026-11-21'],
      ['Dec 8 6am-2pm', '2026-12-08'],
    ] as const),
  );

  it.each([
    ['a block', (a: string, b: string) => `Linden St. between ${a} and ${b}`],
    ['a range', (a: string, b: string) => `Main St from ${a} to ${b}`],
    ['a corner', (a: string) => `at ${a} and Oak`],
    ['a block of a named street', (a: string) => `Cedar between Mill and ${a}`],
  ])('are no days: %s', (_, where) => {
    fc.assert(
      fc.property(nth, nth, whens, (a, b, [when, date]) => {
        const { reading, isAsked } = read(`Paving ${where(a, b)} ${when}`);
        expect(reading).toContain(` · ${date} · 06:00-14:00`);
        expect(isAsked).toBe(false);
      }),
    );
  });
});

describe('A day of the month', () => {
  const nth = fc.integer({ min: 1, max: 8 }).map((n) => [`${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`, `2026-12-0${n}`] as const);

  it('is no street before the place', () => {
    fc.assert(
      fc.property(nth, fc.constantFrom("Luigi's", 'Grange Hall', "Kim's house", 'Lincoln'), ([said, date], place) => {
        expect(read(`Dinner on ${said} at ${place} 7pm`)).toMatchObject({
          reading: `Dinner · ${date} · 19:00 · @${place}`,
          isAsked: false,
        });
      }),
    );
  });

  it('is no street where its month is said or no other day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Main St', 'Oak Ave', 'Mill Court'),
        fc.constantFrom('', ' Dec', ' of December'),
        (street, month) => {
          expect(read(`${street} closed from 1st to 3rd${month}`).reading).toBe(`${street} closed · 2026-12-01 to 2026-12-03`);
          expect(read(`Camping between 4th and 6th${month}`).reading).toBe('Camping · 2026-12-04 to 2026-12-06');
        },
      ),
    );
  });

  it.each(['reading for 2nd-5th, Friday 10am', 'grades 2nd-5th, Friday 10am', 'camp for 1st-5th at Y monday 9am'])(
    'is not read from grades beside another day: %s',
    (text) => {
      expect(read(text).reading).not.toContain(' to ');
    },
  );

  it('is not hidden behind a day and the name of another event', () => {
    expect(read('Wedding on 5th and Brunch on 6th').answers).toEqual(
      expect.arrayContaining(['Wedding · 2026-12-05', 'Brunch · 2026-12-06']),
    );
  });
});

describe('Weekdays of a regimen', () => {
  const DAYS = 'mon wed fri';

  it.each(['gym 6am', 'lap swim', 'pt w/ dana', 'dialysis', "grandpa's dialysis"])('are every week: %s', (name) => {
    expect(read(`${name} ${DAYS}`)).toMatchObject({ reading: expect.stringContaining('BYDAY=MO,WE,FR'), isAsked: false });
  });

  it.each([
    ...[
      'no gym',
      'gym closed',
      'school gym available',
      'basketball in the gym',
      'fun run',
      'trial run',
      'run errands',
      'pt conference',
    ],
    ...['weights delivered', 'walk audition', 'concert at the gym', 'run through', 'home run derby'],
  ])('are asked about where its word has another meaning: %s', (name) => {
    expect(read(`${name} ${DAYS}`).isAsked).toBe(true);
  });

  it('are no series where they are a weekend', () => {
    expect(read('yoga fri sat sun').reading).not.toContain('FREQ');
  });
});

describe('Weekdays in a row', () => {
  it.each(['book fair', 'exams', 'no school', 'grandma visiting', 'trip to Boston', 'conference in Reno'])(
    'are those of one week: %s',
    (name) => {
      expect(read(`${name} monday through thursday`).isAsked).toBe(false);
    },
  );

  it.each([
    ...[
      'eye exams',
      'free testing',
      'visiting hours',
      'visitors welcome',
      'nurse visits',
      'conference call',
      'convention center tours',
    ],
  ])('are asked about where the word has another meaning: %s', (name) => {
    expect(read(`${name} monday through thursday 9-4`).isAsked).toBe(true);
  });
});

describe('Weekdays in a row behind "every"', () => {
  it('are those of a series, also across the end of the week', () => {
    const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('every', 'each'),
        fc.constantFrom('-', ' - ', ' to ', ' thru ', ' through '),
        fc.boolean(),
        (first, length, every, joint, isShort) => {
          const days = Array.from({ length: length + 1 }, (_, at) => (first + at) % 7);
          const [from, to] = [days[0]!, days.at(-1)!].map((day) => names[day]!.toLowerCase().slice(0, isShort ? 3 : 9));
          const { reading, isAsked } = read(`carpool ${every} ${from}${joint}${to} 7:20am`);
          const codes = days.toSorted((a, b) => a - b).map((day) => names[day]!.slice(0, 2).toUpperCase());
          expect(reading).toMatch(new RegExp(`^carpool · \\d{4}-\\d\\d-\\d\\d · 07:20 · FREQ=WEEKLY;BYDAY=${codes.join()}$`));
          expect(isAsked).toBe(false);
        },
      ),
    );
  });
});

describe('The day on which something resumes', () => {
  it.each(['no bus monday, resumes tuesday', 'no mail monday, delivery resumes tuesday'])('is not asked about: %s', (text) => {
    expect(read(text)).toMatchObject({ reading: expect.stringContaining(' · 2026-11-23'), isAsked: false });
  });

  it.each([
    'no practice monday; practice resumes tuesday at 4',
    'No bus Monday. Parents drop off and return Tuesday 8am',
    'no pickup monday, come back tuesday 9am',
    'no practice monday, game back on tuesday 10am',
  ])('is asked about with an hour of its own: %s', (text) => {
    const { isAsked, answers } = read(text);
    expect(isAsked).toBe(true);
    expect(answers).toEqual(
      expect.arrayContaining([expect.stringContaining('2026-11-23'), expect.stringContaining('2026-11-24')]),
    );
  });
});

describe('Several events of one day', () => {
  it('are each offered, and the likeliest is the first', () => {
    const { reading, answers } = read('This Sunday: 9:45 Sunday School, 11:00 Worship, 5:00 pm Choir practice');
    expect(reading).toBe('Sunday School · 2026-11-22 · 09:45');
    expect(answers).toEqual(expect.arrayContaining(['Worship · 2026-11-22 · 11:00', 'Choir practice · 2026-11-22 · 17:00']));
  });
});

describe('Several events of one day, with other words', () => {
  it.each([
    [
      'an hour behind the earlier ones',
      'Christmas Eve: 4:00 Service, 7:00 Carols, 11:00 Candlelight',
      'Christmas Eve: Candlelight · 2026-12-24 · 23:00',
    ],
    [
      'a place of its own',
      'Sunday: 8:00 Mass at Grace, 10:00 Mass at Holy Cross, 12:00 Mass at Zion',
      'Mass · 2026-11-22 · 10:00 · @Holy Cross',
    ],
  ])('are offered with %s', (_, text, answer) => {
    expect(read(text).answers).toContain(answer);
  });

  it.each(['Sat Dec 5: 7:00 Sunday Gospel, 8:00 Monday Mix, 9:00 Jazz', 'Sunday: 8:00 Mass and 10:00 Mass and 12:00 Mass'])(
    'lose no word: %s',
    (text) => {
      const draft = parseQuickAdd(text, KNOWN);
      expect(findLostWords(text, draft)).toEqual([]);
      expect(draft.questions).not.toEqual([]);
    },
  );
});

describe('A letter behind a building', () => {
  const when = fc.constantFrom('sat 9am', 'Saturday 9am', 'at 9am sat');

  it('is its name before the day or the end', () => {
    fc.assert(
      fc.property(fc.constantFrom('building c', 'Building 4', 'suite 12', 'studio a', 'Hangar B'), when, (room, said) => {
        expect(read(`drill in ${room} ${said}`).reading).toBe(`drill · 2026-11-21 · 09:00 · @${room}`);
      }),
    );
  });

  it.each(['building a resume', 'building a shed', 'building 3 websites'])('is no name before what is built: %s', (words) => {
    expect(read(`class in ${words} sat 9am`).reading).toBe(`class in ${words} · 2026-11-21 · 09:00`);
  });
});

describe('The last small word before the day', () => {
  it.each(['surgery', 'graduation', 'potluck', 'varsity', 'birthday'])('is no part of a name of a place: %s', (word) => {
    expect(read(`vet at Oakdale ${word} Monday 2pm`).reading).toBe(`vet ${word} · 2026-11-23 · 14:00 · @Oakdale`);
  });
});

describe('The words between the hour and an address', () => {
  it.each(['Baby Shower', 'Garage Sale', 'Birthday Party', 'Open House', 'Big Band Show'])(
    'are the name where there is no other: %s',
    (name) => {
      expect(read(`Sat 2pm ${name}, 77 Commerce Way`)).toMatchObject({
        reading: `${name} · 2026-11-21 · 14:00 · @77 Commerce Way`,
      });
    },
  );

  it.each([
    'Bring a tin. 27 Gull Road, red door',
    'Bring a tin, the address is 27 Gull Road',
    'Address is 27 Gull Road. Bring a tin',
  ])('are a sentence, and the address the place: %s', (text) => {
    expect(read(`Cookie swap Sat 2pm. ${text}`).reading).toBe('Cookie swap · 2026-11-21 · 14:00 · @27 Gull Road');
  });

  it('are the place behind a name', () => {
    expect(read('Party Sat 2pm Jump Zone, 77 Commerce Way').reading).toBe(
      'Party · 2026-11-21 · 14:00 · @Jump Zone, 77 Commerce Way',
    );
  });
});

describe('An address behind a word of building law', () => {
  it.each(['youth development at YMCA', 'new addition at Grange Hall', 'Estate sale property at 44 Elm St'])(
    'is the place outside of a hearing: %s',
    (text) => {
      expect(read(`${text} monday 4pm`).reading).toContain(' · @');
    },
  );

  it('is what the hearing is about, but not the place of the hearing', () => {
    expect(read('hearing on a permit at 12 Oak St monday 5pm').reading).toBe(
      'hearing on a permit at 12 Oak St · 2026-11-23 · 17:00',
    );
    expect(read('hearing on a permit at Grange Hall monday 5pm').reading).toBe(
      'hearing on a permit · 2026-11-23 · 17:00 · @Grange Hall',
    );
  });
});

describe('An hour without am or pm', () => {
  it.each([
    ['surprise breakfast sun 8', 'surprise breakfast · 2026-11-22 · 08:00'],
    ['elementary pta meeting mon 8', 'elementary pta meeting · 2026-11-23 · 20:00'],
    ['2nd grade concert tues 9', '2nd grade concert · 2026-11-24 · 09:00'],
  ])('is that of what happens: %s', (text, expected) => {
    expect(read(text)).toMatchObject({ reading: expected, isAsked: false });
  });

  it.each([
    'play practice tuesday at seven',
    'concert rehearsal tuesday at 6',
    'surprise visit tuesday 8',
    'elementary concert tuesday 8',
    '2nd graders movie mon 8',
  ])('is asked about: %s', (text) => {
    expect(read(text).isAsked).toBe(true);
  });
});

describe('The meal of a holiday', () => {
  it.each([
    "hmm Thanksgiving dinner at Kim's at two",
    "Thanksgiving dinner at Kim's",
    'Christmas lunch at our house',
    "Easter brunch at Nana's",
  ])('is on it at a home: %s', (text) => {
    expect(read(text).isAsked).toBe(false);
  });

  it.each([
    ...[
      "Christmas lunch at Applebee's",
      "Valentine's dinner at Luigi's",
      'Thanksgiving dinner at our church',
      'Christmas dinner at his office',
    ],
  ])('is asked about elsewhere: %s', (text) => {
    expect(read(text).isAsked).toBe(true);
  });
});

describe('A building of known grounds', () => {
  const town = { ...KNOWN, places: [{ name: 'Fairgrounds, Expo Building', address: '900 Fair Road' }] };

  it('is not meant by the name of the grounds', () => {
    expect(parseQuickAdd('pictures sun 3pm at the fairgrounds', town).location).toBe('Fairgrounds');
    expect(parseQuickAdd('pictures sun 3pm at the expo building', town).location).toBe('Fairgrounds, Expo Building');
  });
});

describe('A known place', () => {
  const town = { ...KNOWN, places: ['YMCA', 'Jefferson Park Shelter 2'].map((name) => ({ name, address: null })) };

  it('of one word is meant behind a lesson and before its day, but not as whom one calls', () => {
    expect(parseQuickAdd('swim lesson ymca tues 4pm', town)).toMatchObject({ name: 'swim lesson', location: 'YMCA' });
    expect(parseQuickAdd('call ymca tues 4pm', town)).toMatchObject({ name: 'call ymca', location: null });
  });

  it('within a park is not meant by the name of the park', () => {
    expect(parseQuickAdd('picnic at jefferson park sat 4pm', town)).toMatchObject({ location: 'jefferson park', questions: [] });
  });
});

describe('What holds each day', () => {
  it('is not the hour of the days before it', () => {
    const { questions } = parseQuickAdd('finals Dec 16-18, early release at 12:15 each day', KNOWN);
    expect(questions.flatMap(({ choices }) => choices.map(({ sets }) => sets))).toContainEqual(
      expect.objectContaining({ date: '2026-12-16', endDate: '2026-12-18', startTime: null, recurrence: null }),
    );
  });
});

describe('A series with an end in a set', () => {
  it('is the same by its count and by its last day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 3 }), (first, count, interval) => {
        const until = addDays(first, 7 * interval * (count - 1)).replaceAll('-', '');
        const rule = `FREQ=WEEKLY;INTERVAL=${interval}`;
        expect(toComparableSeries(`${rule};COUNT=${count}`, first)).toBe(`${rule};UNTIL=${until}`);
      }),
    );
  });

  it('ends on the last day that it has', () => {
    expect(toComparableSeries('FREQ=WEEKLY;UNTIL=20270131', '2027-01-02')).toBe('FREQ=WEEKLY;UNTIL=20270130');
    expect(toComparableSeries('FREQ=MONTHLY;BYDAY=1TU;COUNT=2', '2026-12-01')).toBe('FREQ=MONTHLY;BYDAY=1TU;UNTIL=20270105');
    expect(toComparableSeries('FREQ=DAILY', '2026-12-01')).toBe('FREQ=DAILY');
  });

  it('says its weekday by its first day alone', () => {
    expect(toComparableSeries('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=2', '2026-12-01')).toBe(
      'FREQ=WEEKLY;INTERVAL=2;UNTIL=20261215',
    );
    expect(toComparableSeries('FREQ=WEEKLY;BYDAY=TU,TH', '2026-12-01')).toBe('FREQ=WEEKLY;BYDAY=TU,TH');
    expect(toComparableSeries('FREQ=MONTHLY;BYDAY=1TU', '2026-12-01')).toBe('FREQ=MONTHLY;BYDAY=1TU');
  });
});

describe('An hour of what goes with an event', () => {
  const event = fc.constantFrom('Frozen 5K', 'Open mic', 'Jingle parade', 'Harvest market');
  const hour = fc.integer({ min: 3, max: 8 });
  const errand = fc.constantFrom('Bib pickup', 'Packet pick-up', 'Sign-up', 'Signups', 'Race number pickup', 'T-shirt pickup');
  const companion = fc.constantFrom(
    ...[
      'Road closures on Elm',
      'Main St. closed',
      'Mill Road will be closed',
      'No parking on Oak',
      'Vendor set-up',
      'Volunteers',
    ],
    ...['Parking lot opens', 'Free parking', 'Please arrive', 'Kindly arrive', 'Plan to arrive', 'Detours'],
  );

  it('is not asked about beside the hour of the event', () => {
    fc.assert(
      fc.property(event, hour, fc.oneof(errand, companion), fc.constantFrom('at ', 'from '), (name, at, said, lead) => {
        const text = `${name}, Saturday December 5, ${at} PM. ${said} ${lead}${at - 1}:30 PM`;
        expect(read(text)).toMatchObject({ reading: `${name} · 2026-12-05 · ${at + 12}:00`, isAsked: false });
      }),
    );
  });

  it('is not that of the event where it stands first', () => {
    fc.assert(
      fc.property(event, hour, errand, fc.constantFrom('starts', 'begins', 'starts at'), (name, at, said, starts) => {
        const text = `${name}, Saturday December 5. ${said} ${at - 1}:30 PM, show ${starts} ${at} PM`;
        expect(read(text)).toMatchObject({ reading: `${name} · 2026-12-05 · ${at + 12}:00`, isAsked: false });
      }),
    );
  });

  it.each([
    ['Road closure: Elm St, Dec 3, 8 AM - 4 PM', 'Road closure: Elm St · 2026-12-03 · 08:00-16:00'],
    ['Volunteer training Dec 3, 6 PM, at noon lunch is served', 'Volunteer training · 2026-12-03 · 18:00'],
    ['Blood drive sign-up Sat Dec 5 9am-noon', 'Blood drive sign-up · 2026-12-05 · 09:00-12:00'],
    ['Street fair Sat Dec 12 11 AM - 4 PM. Main St closed 8 AM to 6 PM', 'Street fair · 2026-12-12 · 11:00-16:00'],
  ])('is its own where the event is that: %s', (text, reading) => {
    expect(read(text).reading).toBe(reading);
  });
});

describe('What is said of something else behind the event', () => {
  it.each([
    // Why, and until when somebody is busy.
    ['review moved to Tuesday 11/24 at 3pm since Paula is out Monday', 'review since Paula is out Monday · 2026-11-24 · 15:00'],
    ['book club thurs 7pm because Linda is away wed', 'book club because Linda is away wed · 2026-11-26 · 19:00'],
    ['drive Eli to band Tuesday at 3:30? I don’t get off until 5', 'drive Eli to band · 2026-11-24 · 15:30'],
    ['get Eli from robotics tomorrow at 4? I’m stuck at work til 6', 'get Eli from robotics · 2026-11-21 · 16:00'],
    ['pick up Ana Tuesday at 4 pm, we are in a meeting until 5', 'pick up Ana · 2026-11-24 · 16:00'],
    // The sky and the sea.
    ['Night hike Fri Nov 27, 6:45 PM at trailhead, moonrise 7:12', 'Night hike · 2026-11-27 · 18:45 · @trailhead'],
    // Another evening of it.
    ['Book Fair Fri Dec 4, 8-3:30, gym; family night til 7', 'Book Fair · 2026-12-04 · 08:00-15:30 · @gym'],
    // The span beside the day, whatever stands behind it.
    ['Bazaar Nov 28 9-2 Grange Hall. Raffle drawn at 1:30', 'Bazaar · 2026-11-28 · 09:00-14:00 · @Grange Hall'],
    ['Market Sat 9-2 gym. Cocoa at 1:30', 'Market · 2026-11-21 · 09:00-14:00 · @gym'],
    // Who travels, or what has moved.
    ['Flight DL 1482 Sun 27 Dec 2026 dep 6:05 AM arr 8:52 AM', 'Flight DL 1482 · 2026-12-27 · 06:05-08:52'],
    ['grandma arrives sat 3pm', 'grandma arrives · 2026-11-21 · 15:00'],
    ['the all-hands has moved to Thursday at 11 am', 'all-hands · 2026-11-26 · 11:00'],
    ['Hill Auto has you scheduled for inspection on Wed 12/9 at 8:00 AM', 'inspection · 2026-12-09 · 08:00'],
    // How long something else is open.
    ['Trivia Wed Dec 9, 7:30pm, $5 per person, kitchen open till 9', 'Trivia · 2026-12-09 · 19:30'],
    ['Open gym Sat 9-11, concession stand open till 12', 'Open gym · 2026-11-21 · 09:00-11:00'],
    ['Ice show Sat Dec 5 at 2pm. The rink is open until 5.', 'Ice show · 2026-12-05 · 14:00'],
    // What is done with the things of residents.
    ['Leaf pickup Nov 30 - Dec 4. Please have leaves at the curb by 7 a.m. Monday.', 'Leaf pickup · 2026-11-30 to 2026-12-04'],
    ['Bulk trash Thursday Dec 3. Place items at the curb by 6 AM', 'Bulk trash · 2026-12-03'],
    [
      'Parking ban Dec 1 - March 31. Cars on the street between midnight and 6 a.m. will be towed',
      'Parking ban · 2026-12-01 to 2027-03-31',
    ],
    // When something is published.
    ['Zoning Board Wednesday, Dec. 9 at 7:00 p.m. Agenda available Dec. 4.', 'Zoning Board · 2026-12-09 · 19:00'],
    ['Tryouts Wed Dec 2 3-5. Results will be posted Friday', 'Tryouts · 2026-12-02 · 15:00-17:00'],
    ['Picture retakes Dec 2. Photos will be sent home by Dec 18', 'Picture retakes · 2026-12-02'],
    // When all is as usual again.
    ['Practice Sat 11/21 canceled. Back to normal 11/28.', 'Practice canceled · 2026-11-21'],
    // How long something else lasts.
    ['Dinner for 4, Sat Nov 28 at 7:15 PM. We hold tables for 15 minutes', 'Dinner for 4 · 2026-11-28 · 19:15'],
    ['Flu shot Mon Nov 30, 2 PM. Stay for 20 minutes afterwards', 'Flu shot · 2026-11-30 · 14:00'],
  ])('is not asked about: %s', (text, reading) => {
    expect(read(text)).toMatchObject({ reading, isAsked: false });
  });

  it.each([
    ['practice canceled because of snow monday', 'practice canceled because of snow · 2026-11-23'],
    ['put the bins at the curb by 7am Monday', 'bins at the curb · 2026-11-23 · 07:00'],
    ['Street sweeping Mon Dec 7 8 AM - noon. Cars will be towed', 'Street sweeping · 2026-12-07 · 08:00-12:00'],
  ])('is that of the event where nothing else is: %s', (text, reading) => {
    expect(read(text)).toMatchObject({ reading, isAsked: false });
  });
});

describe('A correction of words', () => {
  const marker = fc.constantFrom(
    'I mean',
    'no I mean',
    'no wait',
    'scratch that',
    'sorry I meant',
    'or rather',
    'uh make that',
    'no actually',
  );

  it('leaves the right words: the one for the one before, or from the word that is said again', () => {
    const slips = fc.constantFrom(
      ['mow', 'rake leaves', 'rake leaves'],
      ['piano', 'guitar lesson', 'guitar lesson'],
      ['buy milk', 'eggs', 'buy eggs'],
      ['lunch with Karen', 'Sharon', 'lunch with Sharon'],
      ['call the plumber', 'the electrician', 'call the electrician'],
      ['dinner with Tom', 'lunch with Tom', 'lunch with Tom'],
      ['water the plants', 'feed the cat', 'feed the cat'],
    );
    fc.assert(
      fc.property(slips, marker, ([wrong, right, name], said) =>
        expect(read(`${wrong} ${said} ${right} on Monday at nine a.m.`)).toMatchObject({
          reading: `${name} · 2026-11-23 · 09:00`,
          isAsked: false,
        }),
      ),
    );
  });

  it('is asked about where it may stand for more or for fewer words', () => {
    expect(read('haircut with Jen no I mean color appointment Monday at nine a.m.').answers).toEqual(
      expect.arrayContaining(['color appointment · 2026-11-23 · 09:00', 'haircut with color appointment · 2026-11-23 · 09:00']),
    );
  });

  it('is none in a name', () => {
    expect(read('what I mean by love lecture Monday 7 pm').reading).toBe('what I mean by love lecture · 2026-11-23 · 19:00');
    expect(read('no wait list meeting Monday 7 pm').reading).toBe('no wait list meeting · 2026-11-23 · 19:00');
  });

  it('puts the second place instead of the first', () => {
    const places = fc.constantFrom("Luigi's", "Mario's", 'the pool', 'the gym');
    fc.assert(
      fc.property(places, places, fc.constantFrom('no at', 'I mean', 'sorry at', 'no actually at'), (wrong, right, said) => {
        fc.pre(wrong !== right);
        const { reading, isAsked } = read(`dinner at ${wrong} ${said} ${right} on Monday at seven p.m.`);
        expect(reading).toBe(`dinner · 2026-11-23 · 19:00 · @${right.replace('the ', '')}`);
        expect(isAsked).toBe(false);
      }),
    );
    expect(read('movie at the gym, no dogs, Monday at seven p.m.').reading).toBe('movie no dogs · 2026-11-23 · 19:00 · @gym');
  });
});

describe('How often a series is, said apart from its day', () => {
  it.each([
    ['poker at the last Friday of the month at eight p.m. every month', 'poker · 2026-11-27 · 20:00 · FREQ=MONTHLY;BYDAY=-1FR'],
    ['book club on the first Tuesday at seven p.m. every month', 'book club · 2026-12-01 · 19:00 · FREQ=MONTHLY;BYDAY=1TU'],
    ['garden club third Thursday at one p.m. each month', 'garden club · 2026-12-17 · 13:00 · FREQ=MONTHLY;BYDAY=3TH'],
    ['board second Monday of the month at seven p.m. monthly', 'board · 2026-12-14 · 19:00 · FREQ=MONTHLY;BYDAY=2MO'],
    ['staff meeting at nine a.m. on the fifteenth every month', 'staff meeting · 2026-12-15 · 09:00 · FREQ=MONTHLY'],
    ['trash on Thursday at seven a.m. every other week', 'trash · 2026-11-26 · 07:00 · FREQ=WEEKLY;INTERVAL=2'],
    ['weekly call Tuesdays at nine a.m.', 'weekly call · 2026-11-24 · 09:00 · FREQ=WEEKLY'],
  ])('is read with it, and is no part of the name: %s', (text, reading) => {
    expect(read(text)).toMatchObject({ reading, isAsked: false });
  });
});

describe('Words before the day and at the beginning that only introduce', () => {
  it('are no part of the name', () => {
    const day = fc.constantFrom("that's", 'that’s on', 'which is', 'that’ll be', 'is going to be on', 'that is on');
    const opener = fc.constantFrom(
      '',
      "let's see, put down ",
      'okay so put me down for ',
      'let me see, add ',
      'you know, put us down for ',
    );
    fc.assert(
      fc.property(opener, fc.constantFrom('bingo', 'choir practice', 'swim lessons for Maya'), day, (opens, name, said) =>
        expect(read(`${opens}${name} ${said} December eighth at seven p.m.`).reading).toBe(`${name} · 2026-12-08 · 19:00`),
      ),
    );
  });
});

describe('The hours of a trip', () => {
  it('are those at its two stations, whatever stands between them', () => {
    const joint = fc.constantFrom(' - ORD ', ' → ORD ', ' to ORD at ', ' Arrive ORD ', ' arrives ORD ');
    fc.assert(
      fc.property(fc.constantFrom('Flight UA 88', 'Train 284', 'Amtrak 2150'), joint, fc.boolean(), (name, between, isLate) => {
        const [from, to] = isLate ? ['10:20 PM', '6:05 AM'] : ['7:05 AM', '10:31 AM'];
        const { reading, isAsked } = read(`${name} DEN ${from}${between}${to}, Sat Dec 12`);
        expect(reading).toMatch(isLate ? / · 2026-12-12 · 22:20-06:05$/ : / · 2026-12-12 · 07:05-10:31$/);
        expect(isAsked).toBe(false);
      }),
    );
  });
});

describe('A place in a clause of its own', () => {
  it('is where the event is, also where another place holds it', () => {
    const host = fc.constantFrom('Community House', 'Moorestown Library', 'Lincoln High School');
    const name = fc.constantFrom('annual dinner', 'Class of 1986 reunion', 'board meeting', 'Christmas party');
    const place = fc.constantFrom('Elks Lodge', 'VFW Hall', 'Oak Street Tavern');
    fc.assert(
      fc.property(host, name, place, fc.constantFrom(', ', ' at the ', ' '), (by, what, where, joint) =>
        expect(read(`${by} ${what} Sat Dec 5, 6-9 PM${joint}${where}`)).toMatchObject({
          reading: `${by} ${what} · 2026-12-05 · 18:00-21:00 · @${where}`,
          isAsked: false,
        }),
      ),
    );
    expect(read('Community House annual dinner Sat Dec 5, 6-9 PM').reading).toContain('@Community House');
  });

  it.each([
    ['Den meeting Mon 11/23 6:30 PM Trinity Lutheran Church basement. Bring $5', '18:30 · @Trinity Lutheran Church basement'],
    ['Den meeting Mon 11/23 6:30 PM Community House basement. Bring $5', '18:30 · @Community House basement'],
    ['Bible study Mon 11/23 9:30 AM, parish lounge', '09:30 · @parish lounge'],
    ['Choir Mon 11/23 7 pm, choir loft', '19:00 · @choir loft'],
    ['Film Mon 11/23 7 pm, lecture hall', '19:00 · @lecture hall'],
    ['Wrestling Mon 11/23 6 pm, mat room', '18:00 · @mat room'],
    ['Ultrasound, Valley Imaging, 2nd floor, 11/23 1:45 pm', '13:45 · @Valley Imaging'],
    ['Eye exam, Clearview Optical, Mon 11/23 10:15 AM', '10:15 · @Clearview Optical'],
    ['Physical, Lakeside Family Medicine, Mon 11/23 9 am', '09:00 · @Lakeside Family Medicine'],
    ['Model trains Mon 11/23 10-4, Armory, $7', '10:00-16:00 · @Armory'],
    ['Yoga Mon 11/23 8-9:15 am, donation based, Lotus Studio', '08:00-09:15 · @Lotus Studio'],
    ['Tree lighting moved indoors, 5:30 pm Mon 11/23, now in the school gym', '17:30 · @school gym'],
    ['Parade steps off Mon 11/23 at 6 PM from Depot Sq. Line-up at 5', '18:00 · @Depot Sq'],
    ['Bus leaves 8:15 AM Mon 11/23 from Senior Center lot', '08:15 · @Senior Center lot'],
    ['Parade steps off Mon 11/23 at 6 PM from Community House', '18:00 · @Community House'],
    ['Menorah lighting on the green Mon 11/23 at 4:30 pm', '16:30 · @green'],
    ['Annual meeting Mon 11/23 11:30 am, Parish House', '11:30 · @Parish House'],
    ['Swap kids at the Shell on route 7 Mon 11/23 2 pm', '14:00 · @Shell on route 7'],
    ['breakfast at the diner on Main Street Mon 11/23 8 am', '08:00 · @diner on Main Street'],
  ])('is read whole: %s', (text, reading) => {
    expect(read(text)).toMatchObject({ reading: expect.stringContaining(`2026-11-23 · ${reading}`), isAsked: false });
  });
});

describe('A stay', () => {
  it('is asked about with its beginning and its end, and offered whole', () => {
    const days = fc.constantFrom(['Fri Dec 18', 'Sun Dec 20'], ['12/18', '12/20'], ['Dec 18, 2026', 'Dec 20, 2026']);
    const signs = fc.constantFrom(['check-in', 'check-out'], ['Check in:', 'Check out:'], ['Arrival', 'Departure']);
    const joints = fc.constantFrom(', ', '. ', ' | ', ' – ');
    const hours = fc.constantFrom(['4 PM', '11 AM'], ['after 3:00 PM', 'by 10:30 AM'], ['4pm', '']);
    fc.assert(
      fc.property(days, signs, joints, hours, ([from, to], [arrival, departure], joint, [first, last]) => {
        const { answers } = read(`Pine Cabin, ${arrival} ${from} ${first}${joint}${departure} ${to} ${last}`.trim());
        expect(answers).toContain('Pine Cabin · 2026-12-18 to 2026-12-20');
        expect(answers.some((one) => one.includes('2026-12-18 · 1'))).toBe(true);
      }),
    );
  });
});

describe('Days of an event, each with hours of its own', () => {
  it('are each offered, and as one event where they are in a row', () => {
    const items = fc.constantFrom(
      ['Fri Dec 4 3-7', 'Sat Dec 5 10-4'],
      ['Fri Dec 4 3-7', 'Sat Dec 5 10-4', 'Sun Dec 6 bag day 12-3'],
    );
    const joint = fc.constantFrom(', ', ' and ', '; ', ' & ');
    fc.assert(
      fc.property(
        fc.constantFrom('Fall book sale: ', 'Fall book sale '),
        items,
        joint,
        fc.constantFrom('', '. Cash only.'),
        (head, days, by, tail) => {
          const text = `${head}${days.join(by)}${tail}`;
          const { answers } = read(text);
          expect(findLostWords(text, parseQuickAdd(text, KNOWN))).toEqual([]);
          expect(answers).toEqual(
            expect.arrayContaining([
              'Fall book sale · 2026-12-04 · 15:00-19:00',
              'Fall book sale · 2026-12-05 · 10:00-16:00',
              `Fall book sale · 2026-12-04 to 2026-12-0${days.length + 3}`,
            ]),
          );
        },
      ),
    );
    expect(read('Tryouts Sat Dec 5 9-11, Wed Dec 9 5-7').answers).not.toContain('Tryouts · 2026-12-05 to 2026-12-09');
  });
});

describe('A place of a later sentence with an hour of its own', () => {
  it('is perhaps not that of the event', () => {
    expect(read('Cleanup Sunday 11/29 9-11. Donuts at 8:45 at our place').answers).toEqual(
      expect.arrayContaining(['Cleanup · 2026-11-29 · 09:00-11:00 · @our place', 'Cleanup · 2026-11-29 · 09:00-11:00']),
    );
    expect(read('Cleanup Sunday 11/29. Starts at 9 am at our place')).toMatchObject({ isAsked: false });
  });
});

describe('Weekdays in a row from today', () => {
  it('are one event of these days, whatever stands between them', () => {
    const joint = fc.constantFrom(' ', ', ', ' & ', ' and ');
    fc.assert(
      fc.property(joint, fc.constantFrom('work', 'camping', 'garage sale'), (by, name) => {
        expect(read(`${name} ${['fri', 'sat'].join(by)}`).answers).toContain(`${name} · 2026-11-20 to 2026-11-21`);
        expect(read(`${name} fri${by}sat${by}sun 3-11pm`).answers).toContain(`${name} · 2026-11-20 to 2026-11-22 · 15:00-23:00`);
      }),
    );
  });
});

describe('A second hour behind that of the event', () => {
  it('goes on from it, but not far into the night', () => {
    expect(read('Early dismissal Wed 11/25: elementary 12:30, middle 11:45').answers.join()).toContain('11:45');
    expect(read('Early dismissal Wed 11/25: elementary 12:30, middle 11:45').answers.join()).not.toContain('23:45');
  });
});

describe('A month and a number before am', () => {
  it.each([
    ['dentist dec 9 am', 'dentist · 2026-12-09'],
    ['dentist nov 30 am', 'dentist · 2026-11-30'],
    ['market dec 5 9 am', 'market · 2026-12-05 · 09:00'],
    ['first saturday in december 9 am market', 'market · 2026-12-05 · 09:00'],
  ])('are the day where the line says no other: %s', (text, reading) => {
    expect(read(text)).toMatchObject({ reading, isAsked: false });
  });
});

describe('When those who take part come, typed behind the hour', () => {
  it('is not asked about', () => {
    const said = fc.constantFrom('arrive', 'be there', 'call time', 'report', 'arrive by', 'call', 'dress');
    fc.assert(
      fc.property(fc.constantFrom('game', 'xmas concert', 'recital'), fc.integer({ min: 3, max: 7 }), said, (name, at, come) => {
        expect(read(`${name} sat ${at}pm ${come} ${at - 1}45`)).toMatchObject({
          reading: expect.stringContaining(` · 2026-11-21 · ${at + 12}:00`),
          isAsked: false,
        });
      }),
    );
  });
});

describe('The hour of what goes before an event', () => {
  const label = fc.constantFrom(
    ...['doors', 'gates open', 'check-in', 'registration', 'sign in', 'packet pickup', 'line-up at', 'warm-ups', 'call time'],
    ...['boarding', 'seating', 'cocktails', 'cocktail hour', 'JV', 'be there'],
  );
  const beginning = fc.constantFrom('show', 'movie', 'music', 'race', 'first pitch', 'curtain', 'ceremony', 'dinner', 'starts');
  const join = fc.constantFrom(', ', ' / ', '. ', '; ', ' ');

  it('is that of the event nowhere, and is not asked about', () => {
    fc.assert(
      fc.property(label, beginning, join, fc.integer({ min: 5, max: 9 }), (before, begins, joint, at) => {
        const { reading, isAsked } = read(`Lantern evening Sat Dec 5, ${before} ${at - 1}:30 pm${joint}${begins} ${at} pm`);
        expect(reading).toContain(`Lantern evening · 2026-12-05 · ${at + 12}:00`);
        expect(isAsked).toBe(false);
      }),
    );
  });

  it.each([
    ['Open house 12/10, doors 6 talk 6:45 pm', 'Open house · 2026-12-10 · 18:45'],
    ['tree lighting sat 5:30pm, santa arrives 6:15', 'tree lighting · 2026-11-21 · 17:30'],
    ['Jazz night Sat 7pm doors 8pm show', 'Jazz night show · 2026-11-21 · 20:00'],
    ['Lantern walk Sat, parking 4 pm - 8 pm, show 6 pm', 'Lantern walk · 2026-11-21 · 18:00'],
    ['graduation sat 7pm gates 530', 'graduation · 2026-11-21 · 19:00'],
    ['Tree Lighting Sunday at 5 pm! Santa arrives by fire truck at 5:30', 'Tree Lighting · 2026-11-22 · 17:00'],
    ['Market Sat 4 pm, the choir sings at 4:45', 'Market · 2026-11-21 · 16:00'],
    ['Doors open at 6:15pm and the concert begins at 6:45pm Thursday', 'concert · 2026-11-26 · 18:45'],
    ['Pinewood derby Sat Jan 30. Weigh-in 9:00 am, races start at 10:00 am', 'Pinewood derby · 2027-01-30 · 10:00'],
    ['Hockey Sunday 11/22, warmups 7:15 AM, puck drops 7:45 AM', 'Hockey · 2026-11-22 · 07:45'],
    ['Swim meet Saturday, warm-ups 7:30 AM, first event 9:00 AM', 'Swim meet · 2026-11-21 · 09:00'],
  ])('is told from that of the event by its words: %s', (text, reading) => {
    expect(read(text)).toMatchObject({ reading, isAsked: false });
  });

  it.each([
    'concert sat doors 6 pm, gates 7 pm',
    'ham supper sat seatings 5 pm & 6:30 pm',
    'Surprise for Kurt Sat. Be there by 6:15 pm, he walks in at 6:45 pm',
    'kids sat pickup 2:30 pm dentist 3:15 pm',
  ])('is asked about where it may be all that one comes for: %s', (text) => {
    expect(read(text)).toMatchObject({ isAsked: true });
  });
});

describe('What a speaker says around the name', () => {
  it.each([
    ["we're going to the ballet on december twentieth at three p.m.", 'ballet · 2026-12-20 · 15:00'],
    ["I'm going to the dentist tuesday at 3pm", 'dentist · 2026-11-24 · 15:00'],
    ["we're going to Vermont december fifth", "we're going to Vermont · 2026-12-05"],
    ['can you put in a massage for me on the fifth at 3pm', 'massage · 2026-12-05 · 15:00'],
    ['please schedule a haircut for me monday at 3pm', 'haircut · 2026-11-23 · 15:00'],
    ["it's a potluck monday at 6pm", 'potluck · 2026-11-23 · 18:00'],
    ["it's movie night monday at 7pm", 'movie night · 2026-11-23 · 19:00'],
    ["we're visiting Aunt May monday at 7pm", 'visiting Aunt May · 2026-11-23 · 19:00'],
    ["I'm hosting bunco monday at 7pm", 'hosting bunco · 2026-11-23 · 19:00'],
    ['hmm what was it oh yeah tire rotation monday at 8am', 'tire rotation · 2026-11-23 · 08:00'],
    ['let me think, blood work monday at 8am', 'blood work · 2026-11-23 · 08:00'],
    ['The car inspection is monday at 8am', 'car inspection · 2026-11-23 · 08:00'],
  ])('is no part of it: %s', (text, reading) => {
    expect(read(text)).toMatchObject({ reading, isAsked: false });
  });

  it.each(['plumber', 'vet', 'piano tuner', 'cable guy'])('leaves who comes with the verb: %s', (visitor) => {
    expect(read(`The ${visitor} is coming Monday at 8am`)).toMatchObject({
      reading: `${visitor} is coming · 2026-11-23 · 08:00`,
      isAsked: false,
    });
  });

  it.each(['hvac guy', 'delivery man', 'moving crew', 'plumber'])('is no word of the day behind a visitor: %s', (visitor) => {
    expect(read(`${visitor} coming mon 8am`)).toMatchObject({
      reading: `${visitor} coming · 2026-11-23 · 08:00`,
      isAsked: false,
    });
  });

  it('says that one of two days is meant', () => {
    expect(read('dentist either tues or wed at 3pm').answers).toEqual(
      expect.arrayContaining(['dentist · 2026-11-24 · 15:00', 'dentist · 2026-11-25 · 15:00']),
    );
  });
});

describe('Several days of every week', () => {
  it.each([
    ['swim mons & weds 4pm', 'swim · 2026-11-23 · 16:00 · FREQ=WEEKLY;BYDAY=MO,WE'],
    ['swim mons/weds 4pm', 'swim · 2026-11-23 · 16:00 · FREQ=WEEKLY;BYDAY=MO,WE'],
    ['choir tues and fris 4pm', 'choir · 2026-11-20 · 16:00 · FREQ=WEEKLY;BYDAY=TU,FR'],
    ['tutoring mon thurs 4pm every week', 'tutoring · 2026-11-23 · 16:00 · FREQ=WEEKLY;BYDAY=MO,TH'],
    ['yoga tues and thurs 6am every week', 'yoga · 2026-11-24 · 06:00 · FREQ=WEEKLY;BYDAY=TU,TH'],
    ['karate tues & thurs 5pm weekly', 'karate · 2026-11-24 · 17:00 · FREQ=WEEKLY;BYDAY=TU,TH'],
    ['swim mons 4pm', 'swim · 2026-11-23 · 16:00 · FREQ=WEEKLY'],
    ['yoga tues n thurs 930am every week', 'yoga · 2026-11-24 · 09:30 · FREQ=WEEKLY;BYDAY=TU,TH'],
    ['lego club every mon n wed 4pm', 'lego club · 2026-11-23 · 16:00 · FREQ=WEEKLY;BYDAY=MO,WE'],
    ['supper club 1st n 3rd fri every month 6pm', 'supper club · 2026-11-20 · 18:00 · FREQ=MONTHLY;BYDAY=1FR,3FR'],
    ['surf n turf mons 6pm', 'surf n turf · 2026-11-23 · 18:00 · FREQ=WEEKLY'],
  ])('are one series, in short forms as well: %s', (text, reading) => {
    expect(read(text)).toMatchObject({ reading, isAsked: false });
  });
});

describe('A clause that is a place', () => {
  const parts = fc.constantFrom(
    ...['2nd floor', 'lower level', 'ground floor', 'craft room', 'room 12', 'gym', ', 3rd floor', ', 2nd floor conference room'],
  );
  const rooms = fc.constantFrom(
    'rm 14',
    'room b',
    'conf rm b',
    'conference room',
    'conference room C',
    'band room',
    'ace hardware parking lot',
  );

  it('is the place with its floor or room', () => {
    fc.assert(
      fc.property(fc.constantFrom('Hadley Library', 'Senior Center', 'Town Offices', 'Dunmore Lodge'), parts, (venue, part) => {
        const place = `${venue}${part.startsWith(',') ? '' : ' '}${part}`;
        expect(read(`Knitting circle Wed Dec 9, 7 pm, ${place}. Bring yarn.`)).toMatchObject({
          reading: expect.stringContaining(`Knitting circle · 2026-12-09 · 19:00 · @${place}`),
          isAsked: false,
        });
      }),
    );
  });

  it.each([
    ['Breakfast Sunday Dec 6, 8-11 am. Under 3 free. Engine House No. 2, 14 Depot St.', 'Engine House No. 2, 14 Depot St'],
    ['Blood drive Wed Dec 9 1-6 Elks Lodge No. 88, 5 Pine St', 'Elks Lodge No. 88, 5 Pine St'],
    ['Bingo Friday Dec 4, 7 pm, Legion Post 41, 9 Mill Rd', 'Legion Post 41, 9 Mill Rd'],
    ['Hockey Sunday 11/22, 7:45 AM, Ice Barn rink 2', 'Ice Barn rink 2'],
    ['Tennis Sunday 11/22, 7:45 AM, Larch Park court 4', 'Larch Park court 4'],
    ['Vigil Sunday 11/22 5pm, Larch Park bandstand', 'Larch Park bandstand'],
    ["The Men's Supper will be held this Saturday at 8 in the church hall. All welcome", 'church hall'],
    ['Bake sale is Friday at 9 in the school cafeteria', 'school cafeteria'],
    ["Pantry Friday Dec 4, 3-5 pm, rear entrance of St. Brendan's Parish", "St. Brendan's Parish"],
    ['OPEN HOUSE 18 Larch Lane, Sat 11/21 1-3pm', '18 Larch Lane'],
    ['Estate sale 7 Quarry Rd Sat 11/21 9am', '7 Quarry Rd'],
    ['Table for 4 at Il Fiore, Sat Nov 28 at 6:45 PM. We hold it for 15 minutes. 14 Mill Road', 'Il Fiore'],
    ['Pancakes with Santa! Larch Park Fire House, Sunday, Dec 13, 8-11 a.m. $8 adults', 'Larch Park Fire House'],
    ['CPR class, Mill Valley Rescue Squad HQ, Saturday January 16, 9am-3pm', 'Mill Valley Rescue Squad HQ'],
    ['Bible study Tuesday, December 1, 9:30-10:30 am. Bring a friend. Fellowship Room. All welcome', 'Fellowship Room'],
  ])('is known by a house, a number or an address: %s', (text, place) => {
    expect(read(text)).toMatchObject({ reading: expect.stringMatching(new RegExp(`@${place}$`)), isAsked: false });
  });

  it('ends at an hour that is not rough because a word ends in -ish', () => {
    expect(read('Race 9am Saturday Dec 5, finish 11am')).toMatchObject({
      reading: expect.stringContaining('09:00-11:00'),
      isAsked: false,
    });
  });

  it('is a room alone, right behind the hour', () => {
    fc.assert(
      fc.property(rooms, (room) => {
        expect(read(`staff mtg tues 10am ${room}`)).toMatchObject({
          reading: `staff mtg · 2026-11-24 · 10:00 · @${room}`,
          isAsked: false,
        });
      }),
    );
  });

  it.each(['sat 9am clean the parking lot', 'sat 10am paint room 4 walls', 'clean garage sat 9am'])(
    'is none where something is to be done: %s',
    (text) => {
      expect(read(text).reading).not.toContain('@');
    },
  );
});

describe('A day that is not that of the event', () => {
  const others = fc.constantFrom(
    ...[
      'Written comments accepted until noon Nov 30.',
      'Entries must be received by 4 pm Dec 4.',
      'Nominations close Nov 30 at noon.',
    ],
    ...[
      'Respond within 10 days.',
      'Sign up before 12/7.',
      'Please register by Dec 1.',
      'RSVP by Dec 1.',
      'Tickets on sale Friday.',
    ],
    ...['Registration opens December 1 at noon.', 'Trip dates are May 5-8.', 'Show dates: Jan 15-17.'],
  );

  it('stays in the description, and is not asked about', () => {
    fc.assert(
      fc.property(fc.constantFrom('Hearing', 'Parent evening', 'Club meeting'), others, (name, other) => {
        expect(read(`${name} Wed Dec 9 at 7 pm. ${other}`)).toMatchObject({
          reading: expect.stringContaining(`${name} · 2026-12-09 · 19:00`),
          isAsked: false,
        });
      }),
    );
  });

  it('is that of the event where the text says no other', () => {
    expect(read('Nominations close Nov 30 at noon').reading).toContain('2026-11-30');
  });
});

describe('An hour between five and eight without am or pm', () => {
  it('is asked about where only a call or the name of a person stands beside it', () => {
    const name = fc.constantFrom('walk with Carol', 'call mom', 'phone my aunt', 'text dad', 'visit Carol');
    fc.assert(
      fc.property(name, fc.constantFrom('five', 'six', 'seven'), (said, hour) => {
        expect(read(`${said} on Wednesday at ${hour}`)).toMatchObject({ isAsked: true });
      }),
    );
  });

  it.each(['carol sing sunday at 6', 'carols on the green sunday at 6', 'Caroling sunday at 7'])(
    'is in the evening where carols are sung: %s',
    (text) => {
      expect(read(text)).toMatchObject({ reading: expect.stringMatching(/ · 1[89]:00/), isAsked: false });
    },
  );
});

describe('A series that starts on a day of the month in words', () => {
  it('begins on it', () => {
    fc.assert(
      fc.property(fc.constantFrom('starting', 'beginning', 'from'), fc.constantFrom('every', 'every other'), (lead, every) => {
        expect(read(`cleaning ${every} Tuesday at nine a.m. ${lead} the first`).reading).toContain(
          'cleaning · 2026-12-01 · 09:00',
        );
      }),
    );
  });
});

describe('Weekdays from today on', () => {
  it('are asked about with an answer for each week', () => {
    expect(read('grandkids here fri-mon').answers).toEqual(
      expect.arrayContaining(['grandkids here · 2026-11-20 to 2026-11-23', 'grandkids here · 2026-11-27 to 2026-11-30']),
    );
  });
});

describe('Two events on either side of a semicolon', () => {
  const labelsOf = (text: string) =>
    parseQuickAdd(text, KNOWN).questions.flatMap(({ choices }) => choices.map(({ label }) => label));

  it.each([
    [
      'Winter Program: Gr K-2 Tues Dec 8 @ 1:30; Gr 3-5 Wed Dec 9 @ 1:30',
      ['Winter Program: Gr K-2, Tue, Dec 8, 1:30 PM', 'Winter Program: Gr 3-5, Wed, Dec 9, 1:30 PM'],
    ],
    [
      'Winter Light, Fri Dec 11, 7:30 pm, St. Ann’s; Sun Dec 13, 3 pm, Grange. $15',
      ['Winter Light, Fri, Dec 11, 7:30 PM', 'Winter Light, Sun, Dec 13, 3:00 PM'],
    ],
    [
      'Book sale preview Thurs Dec 3 5-8 pm; public sale Fri-Sat 10-4',
      ['Book sale preview, Thu, Dec 3, 5:00 PM – 8:00 PM', 'public sale, Dec 4 – Dec 5, 10:00 AM – 4:00 PM'],
    ],
  ])('have each their own name, day and hours: %s', (text, labels) => {
    expect(labelsOf(text)).toEqual(labels);
  });
});

describe('Brackets with another day', () => {
  it.each(['(was November 24)', '(rain date Dec 5)', '(originally Nov 30)'])('go to the description: %s', (bracket) => {
    expect(read(`Dentist Thursday, December 3 at 4:05 pm ${bracket}`)).toMatchObject({
      reading: 'Dentist · 2026-12-03 · 16:05',
      isAsked: false,
    });
  });
});

describe('A practice that signs', () => {
  it.each(['Glen Orthodontics', 'Oak Hill Dental', 'Harper Dermatology'])(
    'is perhaps where the appointment is: %s',
    (practice) => {
      const { isAsked, answers } = read(
        `Owen's visit is now Thursday, December 3 at 4:05 pm. Bring forms. ${practice}, 555-0139`,
      );
      const visit = "Owen's visit · 2026-12-03 · 16:05";
      expect(isAsked).toBe(true);
      expect(answers).toEqual(expect.arrayContaining([visit, `${visit} · @${practice}`]));
    },
  );
});

describe('A month behind the date of a series', () => {
  it.each([
    'Club monthly meeting Monday, December 14, 7 PM. We vote in January.',
    'Choir practice weekly Saturday, December 5, 10 AM. Bring your dues in February.',
  ])('is no end of it: %s', (text) => {
    expect(parseQuickAdd(text, KNOWN).recurrence).toMatch(/^FREQ=(?:MONTHLY|WEEKLY)$/);
  });
});

describe('A sentence of a deadline or of something else', () => {
  const deadlines = fc.constantFrom(
    ...[
      'Deposits of $40 are due by December 15.',
      'Registration closes December 1.',
      'Early-bird pricing ends Nov 30!',
      'Money is due Dec 3.',
      'Waivers are due 12/20.',
    ],
    ...[
      'The last day to enter is November 27.',
      'Drop off pies Friday by 6 pm.',
      'Money for the first round must be in by Dec 3.',
      'The exam itself is the 16th.',
      'Members-only preview Friday at 5.',
      'No practice Thursday.',
    ],
  );
  const events = fc.constantFrom('The tournament is on', 'Opening Day is', 'Our winter banquet will be on');
  const event = { reading: expect.stringContaining(' · 2026-12-08 · 18:00'), isAsked: false };

  it('is not asked about beside the event, and goes to the description', () => {
    fc.assert(
      fc.property(deadlines, events, fc.boolean(), (deadline, said, isFirst) => {
        const sentence = `${said} Tuesday, December 8 at 6 pm.`;
        const text = isFirst ? `${deadline} ${sentence}` : `${sentence} ${deadline}`;
        expect(read(text)).toMatchObject(event);
        const { name, description } = parseQuickAdd(text, KNOWN);
        expect(said).toContain(name);
        expect(description).toContain(deadline.slice(0, 12));
      }),
    );
  });

  it.each([
    'Scout dues Dec 8. Picnic Dec 12 at noon',
    'Reminder: slips are due Dec 8. The trip is Dec 12',
    'Exhibit Dec 1. Exhibit closes Jan 15',
    'The essay is due Dec 4. The final exam is Dec 11 at 8am',
    'The final exam is Dec 11 at 8am. The essay is due Dec 14',
  ])('is asked about where it may be what the text is about: %s', (text) => expect(read(text)).toMatchObject({ isAsked: true }));
});

describe('A later sentence', () => {
  it.each([
    ['PTA meeting Tuesday Dec 8 at 6:15 pm in the school cafeteria. Child care in Room 4.', 'school cafeteria'],
    ['Parade Saturday, Dec. 12 at 5:30 pm, Elm Street. Entries due by Dec. 1 at the town office.', 'Elm Street'],
    [
      'Zoning meeting, December 3, 6:00 PM, City Hall Room 2B and via Zoom. Case 26: 17 Cannery Row, a variance.',
      'City Hall Room 2B',
    ],
  ])('takes no place from that which says when: %s', (text, location) =>
    expect(read(text)).toMatchObject({ reading: expect.stringContaining(`@${location}`), isAsked: false }),
  );

  it.each([
    'Rummage sale, Sat. Nov. 28, 9 to 1. Drop off donations Friday 4-6.',
    'Winter Classic, December 27-29. The full bracket goes out Dec 18.',
    'Bridge closed from 10 p.m. Sunday, Nov. 29 to 5 a.m. Monday, Nov. 30 for cable inspection.',
  ])('is no second event: %s', (text) => expect(read(text)).toMatchObject({ isAsked: false }));

  it('may say when it is', () => {
    expect(read('Dental surgery at Cove Vet on Mon, Dec 7. Drop off at 7:45 AM.')).toMatchObject({
      reading: expect.stringContaining('07:45'),
    });
  });
});

describe('A name with a title', () => {
  it.each([
    ['Appt w/ Dr. Noon Wednesday 2pm', 'Appt w/ Dr. Noon · 2026-11-25 · 14:00'],
    ['Dr. Monday at 3pm tues', 'Dr. Monday · 2026-11-24 · 15:00'],
    ['Dentist Dr. Friday Tuesday Dec 8 10am', 'Dentist Dr. Friday · 2026-12-08 · 10:00'],
    ['Conference with Mrs. May June 3 at 10am', 'Conference with Mrs. May · 2027-06-03 · 10:00'],
  ])('is no day and no hour beside another one: %s', (text, reading) =>
    expect(read(text)).toMatchObject({ reading, isAsked: false }),
  );

  it.each([
    ['Dr. Monday 3pm', '2026-11-23 · 15:00'],
    ['Dr Friday, Dec 4 at 3pm', '2026-12-04 · 15:00'],
    ['Dr Noon Wednesday', '2026-11-25 · 12:00'],
    ['Bake sale, Fox Dr. Saturday 9am-1pm', '2026-11-21 · 09:00-13:00'],
  ])('is none where the day or the hour is the only one, or of a street: %s', (text, when) =>
    expect(read(text).reading).toContain(when),
  );
});

describe('Two hours joined to one', () => {
  it.each([
    ['Candlelight at Grace Lutheran 7 and 11pm', 'Grace Lutheran', ['19:00', '23:00']],
    ['Mass at St. Anne 5 and 7 pm Dec 24', 'St. Anne', ['17:00', '19:00']],
    ['Movie at the Rialto 4 & 7 pm Saturday', 'Rialto', ['16:00', '19:00']],
    ['social hour 5:30, dinner 6:30 tonight', null, ['17:30', '18:30']],
  ])('are both offered, and none is a part of the place: %s', (text, location, startTimes) => {
    const draft = parseQuickAdd(text, KNOWN);
    expect(draft.location).toBe(location);
    expect(answersOf(draft).map(({ startTime }) => startTime)).toEqual(expect.arrayContaining(startTimes));
  });

  it('leave a number to the noun that takes one', () => {
    expect(parseQuickAdd('Meet at Gate 4 and 5pm walk', KNOWN)).toMatchObject({ location: 'Gate 4', startTime: '17:00' });
  });
});
