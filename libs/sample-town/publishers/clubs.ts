import type { SamplePublisher } from '../schedule/publisher';
import { everyDays, everyMonth, everyWeek, everyYear, oneTime } from '../schedule/series';
import { communityHouse, communityHouseLibrary, jonesFarm, libraryMeetingRoom } from './places';

const lions: SamplePublisher = {
  id: 16,
  name: 'Moorestown Lions Club',
  category: 'Clubs',
  description: 'Eyeglasses collected, pretzels sold, scholarships given.',
  displayOrder: 56,
  site: 'https://lions.moorestown.example',
  series: [
    everyMonth('lions-dinner', '2nd,4th Tue', '18:30-20:00', 'Lions dinner meeting', {
      at: communityHouseLibrary,
      text: 'Guests pay for their dinner only.',
    }),
    oneTime('eyeglass-drive', 'Sat +2', '09:00-12:00', 'Eyeglass drive', {
      at: communityHouse,
      text: 'Leave your old glasses in the box; somebody is waiting for them.',
    }),
    oneTime('citrus-orders', 'Fri +5', 'All Day', 'Last day to order citrus', {
      tentative: true,
      text: 'Grapefruit and oranges by the half box. The truck’s day is set by the growers.',
    }),
  ],
};

const rotary: SamplePublisher = {
  id: 17,
  name: 'Rotary Club of Moorestown',
  category: 'Clubs',
  description: 'Breakfast once a week with a speaker, and a project in the afternoon.',
  displayOrder: 55,
  site: 'https://rotary.moorestown.example',
  series: [
    everyWeek(
      'rotary-breakfast',
      'Tue',
      '07:30-08:45',
      'Rotary breakfast: {the new well|a nurse in Malawi|the state of the shore|chess in schools}',
      {
        at: communityHouse,
        text: 'Eggs at 7:30, the speaker at eight, at work by nine.',
      },
    ),
    oneTime('chicken-barbecue', 'Sun +6', '12:00-16:00', 'Chicken barbecue', {
      at: communityHouse,
      text: 'Take out or sit down. $14.',
    }),
  ],
};

const scouts: SamplePublisher = {
  id: 38,
  name: 'Scouts of Moorestown',
  category: 'Clubs',
  description: 'Six troops and packs under one roof.',
  displayOrder: 47,
  site: 'https://scouts.moorestown.example',
  series: [
    everyDays('troop-night', 14, 3, '19:00-20:30', 'Troop night', {
      at: jonesFarm,
      text: 'Knots, maps, and a game that needs the whole field.',
    }),
    oneTime('food-drive', 'Sat +2', '09:00-12:00', 'Food drive: bags at your door', {
      text: 'Leave the bag on the porch by nine.',
    }),
    oneTime('derby', 'Sat +8', '10:00-13:00', 'Pinewood derby', {
      at: communityHouse,
      text: 'Cars are weighed from nine. Five ounces and not a gram more.',
    }),
    everyYear('flag-retirement', 'Jun 14', '19:00-20:00', 'Flag retirement ceremony', {
      at: jonesFarm,
      text: 'Bring a worn flag; it will be taken care of properly.',
    }),
  ],
};

const chess: SamplePublisher = {
  id: 40,
  name: 'Moorestown Chess Club',
  category: 'Clubs',
  description: 'Boards, clocks, and a bench outside in summer.',
  displayOrder: 42,
  site: 'https://chess.moorestown.example',
  series: [
    everyMonth('chess-night', '2nd Fri', '19:00-21:30', 'Chess night', {
      at: libraryMeetingRoom,
      text: 'All strengths. Silence is requested but not enforced.',
    }),
    oneTime('simultaneous', 'Sun +7', '14:00-17:00', 'Twenty boards at once', {
      at: libraryMeetingRoom,
      text: 'A master plays everybody.',
    }),
  ],
};

export const clubs = [lions, rotary, scouts, chess];
