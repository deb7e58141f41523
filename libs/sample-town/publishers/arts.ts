import type { SamplePublisher } from '../schedule/publisher';
import { everyDays, everyMonth, everyWeek, everyYear, oneTime } from '../schedule/series';
import { allenSchool, communityHouse, perkinsCenter, recitalRoom, trinityChurch } from './places';

const CLASSES = 'Classes';
const CONCERTS = 'Concerts';
const GALLERY = 'Gallery';

const perkins: SamplePublisher = {
  id: 5,
  name: 'Perkins Center for the Arts',
  category: 'Arts',
  description: 'A Tudor house full of pianos, easels and clay.',
  displayOrder: 68,
  site: 'https://perkins.moorestown.example',
  subOrganizations: { [CONCERTS]: 80, [GALLERY]: 70, [CLASSES]: 60 },
  programs: [
    [23, 'Classes and camps', 'Clay, drawing, strings', 60],
    [24, 'Concerts and gallery', 'Folk evenings, openings, recitals', 80],
  ],
  series: [
    everyWeek('figure-drawing', 'Thu', '18:30-21:00', 'Figure drawing', {
      sub: CLASSES,
      at: perkinsCenter,
      text: 'A model, no teacher, strong coffee. $12; easels and boards are there.',
    }),
    everyWeek('open-studio', 'Sun', '13:00-16:00', 'Open clay studio', {
      sub: CLASSES,
      at: perkinsCenter,
      only: 'Feb-Aug',
      text: 'For anyone who has taken a class here and misses the wheel.',
    }),
    everyMonth(
      'chamber-music',
      '3rd Sun',
      '15:00-16:30',
      'Chamber music at the mansion: {Haydn|Clara Schumann|Brahms|Amy Beach}',
      {
        sub: CONCERTS,
        at: recitalRoom,
        text: 'Seventy seats around the musicians. $15, students free.',
      },
    ),
    oneTime('members-opening', 'Fri +1', '18:30-20:30', 'Members’ opening: “{Winter Light|Small Rooms|River, Road, Field}”', {
      sub: GALLERY,
      at: perkinsCenter,
      text: 'Eighty-four works by sixty-one members. The jurorâ€™s choice is announced at 7:30.',
    }),
    oneTime('members-show', 'Sat +1', '10:00-16:00', 'Members’ exhibition', {
      sub: GALLERY,
      at: perkinsCenter,
      days: 23,
      text: 'Free, daily except holidays. Ring the bell when the door sticks.',
    }),
    oneTime('small-prints', -19, '10:00-16:00', 'Small Prints: wood, linoleum, copper', {
      sub: GALLERY,
      at: perkinsCenter,
      days: 61,
      text: 'Forty prints no larger than a hand, with the blocks they came from. Free, daily except holidays.',
    }),
    oneTime('folk-evening', 'Sat +3', '19:30-22:00', 'Folk evening: songs of the Pine Barrens', {
      sub: CONCERTS,
      at: recitalRoom,
      text: 'Fiddle, banjo, and stories that are mostly true.',
    }),
    oneTime('arts-open-house', 'Sun +4', '12:00-15:00', 'Open house at the Perkins Center', {
      at: perkinsCenter,
      handout: true,
      text: 'Try a wheel, a cello or a printing press for ten minutes each.',
    }),
    oneTime('student-recital', -3, '18:00-19:30', 'Student recital: strings', {
      sub: CONCERTS,
      at: recitalRoom,
      text: 'Fourteen players, the youngest six.',
    }),
    oneTime('printmaking', -16, '10:00-15:00', 'Printmaking in a day', {
      sub: CLASSES,
      at: perkinsCenter,
      text: 'Cut in the morning, print in the afternoon. Aprons are there.',
    }),
    everyYear('arts-camp', '4th Mon Jun', '09:00-15:00', 'Arts camp, first week', {
      sub: CLASSES,
      at: perkinsCenter,
      days: 5,
      text: 'Ages six to twelve. Lunch comes along from home.',
    }),
  ],
};

const theater: SamplePublisher = {
  id: 29,
  name: 'Moorestown Theater Company',
  category: 'Arts',
  description: 'Musicals and plays with everyone from second grade up.',
  displayOrder: 50,
  site: 'https://theater.moorestown.example',
  series: [
    oneTime('our-town', 1, '19:00-21:15', 'Our Town', {
      at: allenSchool,
      narrated: true,
      text: `Three acts, two ladders, no scenery. The company last played it twelve years ago; four of the children of that cast
        are the parents of this one. Tickets at the door, $15, and whoever is in second grade or younger sits on the floor in
        front for nothing. The play contains a wedding, a soda fountain and a graveyard, and you may want a handkerchief.`,
    }),
    oneTime('our-town-again', 8, '19:00-21:15', 'Our Town, last performance', {
      at: allenSchool,
      text: 'The last time. Seats are held until five minutes before.',
    }),
    oneTime('auditions', 'Tue +4', '17:00-20:00', 'Auditions for the next show', {
      at: communityHouse,
      text: 'Sixteen bars of anything. Nobody is sent home without a part, though it may be a tree.',
    }),
    oneTime('costume-sale', -23, '09:00-13:00', 'Costume attic sale', {
      at: communityHouse,
      text: 'Capes, crinolines, one bear.',
    }),
  ],
};

const band: SamplePublisher = {
  id: 30,
  name: 'Moorestown Community Band',
  category: 'Arts',
  description: 'Fifty winds and a bass drum. New players are always welcome, old clarinets too.',
  displayOrder: 45,
  site: 'https://band.moorestown.example',
  series: [
    everyWeek('band-rehearsal', 'Wed', '19:30-21:00', 'Community band rehearsal', {
      at: trinityChurch,
      text: 'No audition. Working on {Sousa|Holst|show tunes|a waltz nobody can count}.',
    }),
    oneTime('band-concert', 'Sun +3', '15:00-16:30', 'Community band concert', {
      at: communityHouse,
      text: 'Free; the hat goes round.',
    }),
    everyYear('carols-on-the-porch', 'Sun Dec 15-21', '16:30-17:30', 'Carols on the porch', {
      at: communityHouse,
      text: 'The band brings the brass, everybody else a candle.',
    }),
  ],
};

const choir: SamplePublisher = {
  id: 41,
  name: 'Kings Highway Singers',
  category: 'Arts',
  description: 'A mixed choir of sixty. Rehearsals and two concerts a year.',
  displayOrder: 44,
  site: 'https://singers.moorestown.example',
  series: [
    everyDays('choir-rehearsal', 14, 4, '19:30-21:30', 'Rehearsal, visitors welcome', {
      at: trinityChurch,
      text: 'Sit in and sing along. Music can be borrowed.',
    }),
    oneTime('choir-concert', 'Sat +7', '19:30-21:30', 'Concert: an evening of psalms', {
      at: trinityChurch,
      tentative: true,
      text: 'From Schütz to spirituals.',
    }),
  ],
};

export const arts = [perkins, theater, band, choir];
