import type { SamplePublisher } from '../schedule/publisher';
import { everyMonth, everyWeek, everyYear, oneTime } from '../schedule/series';
import { lenolaFirehouse, mainStreetFirehouse, policeHall, publicWorksYard, squadHall } from './places';

const DISTRICTS = [
  ['District 1 (Monday pick up)', 'Mon', 'South and east: from Main Street down to Route 38'],
  ['District 2 (Tuesday pick up)', 'Tue', 'South and west: Stanwick Road to Lenola'],
  ['District 3 (Wednesday pick up)', 'Wed', 'North and west: Main Street up to Camden Avenue'],
  ['District 4 (Thursday pick up)', 'Thu', 'North and east: Chester Avenue to Borton Landing Road'],
] as const;

const trashCollection: SamplePublisher = {
  id: 4,
  name: 'Trash Collection',
  category: 'Public Services',
  description: 'When to put out trash and recycling. Follow your own district; Settings can choose it for you.',
  displayOrder: 85,
  site: 'https://www.moorestown.example/collection',
  subOrganizations: Object.fromEntries(DISTRICTS.map(([district], index) => [district, 90 - 10 * index])),
  programs: DISTRICTS.map(([district, , streets], index) => [14 + index, district, streets, 90 - 10 * index]),
  series: [
    ...DISTRICTS.map(([district, day], index) =>
      everyWeek(`trash-district-${index + 1}`, day, 'All Day', 'Trash and recycling pick up', {
        sub: district,
        text: 'Out by 6:00 AM, cans with the handles to the house. No pick up on holidays. {Paper and cardboard|Bottles and cans} this week.',
      }),
    ),
    everyYear('tree-pick-up', '2nd Sat Jan', '08:00-14:00', 'Christmas tree drop-off', {
      at: publicWorksYard,
      text: 'Take off lights and tinsel: the trees become mulch, and the mulch is free in March.',
    }),
  ],
};

const fireDepartment: SamplePublisher = {
  id: 8,
  name: 'Moorestown Fire Department',
  category: 'Public Services',
  description: 'Volunteers since the days of the bucket. Drills, open doors, and Santa in December.',
  displayOrder: 72,
  site: 'https://fire.moorestown.example',
  series: [
    everyMonth('fire-company-drill', '1st Tue', '19:00-21:00', 'Drill night, neighbors welcome', {
      at: mainStreetFirehouse,
      text: 'Watch a drill from behind the rope, and ask what it takes to join. Sixteen is old enough for the junior corps.',
    }),
    everyYear('santa-engine', '2nd Fri Dec', '18:00', 'Santa on the fire engine', {
      at: { location: 'Routes posted the day before' },
      tentative: true,
      text: 'Listen for the siren. In snow the sleigh is put on the tracks a day later.',
    }),
    everyYear('firehouse-open-house', '2nd Sun Oct', '12:00-15:00', 'Fire prevention open house', {
      at: lenolaFirehouse,
      handout: true,
      text: 'Try the smoke room, hold the hose, and take home a plan of your own house to draw the ways out on.',
    }),
    oneTime('pancake-breakfast', 'Sun +3', '08:00-11:30', 'Firehouse pancake breakfast', {
      at: lenolaFirehouse,
      text: 'All you can eat, for the new thermal camera. $10, under twelve $5, under four free.',
    }),
    oneTime('smoke-detectors', -9, '18:00-19:30', 'Smoke detectors: free batteries', {
      at: mainStreetFirehouse,
      text: 'Bring the old ones. The company also tests detectors that chirp for no reason.',
    }),
  ],
};

const policeDepartment: SamplePublisher = {
  id: 9,
  name: 'Moorestown Police Department',
  category: 'Public Services',
  description: 'Coffee with officers, prescription drop box, bicycles found, classes for drivers young and old.',
  displayOrder: 71,
  site: 'https://police.moorestown.example',
  series: [
    everyMonth('coffee-with-a-cop', '4th Thu', '08:00-09:30', 'Coffee with a cop', {
      at: policeHall,
      text: 'No speeches and no agenda. Ask about speeding on your street, or just have coffee.',
    }),
    everyYear('national-night-out', '1st Tue Aug', '18:00-20:30', 'National Night Out', {
      at: policeHall,
      text: 'Dogs, drones, dunk tank. The K-9 unit shows its work at 7:00.',
    }),
    oneTime('bicycle-auction', 'Sat +5', '10:00-12:00', 'Auction of found bicycles', {
      at: policeHall,
      text: 'Forty bicycles nobody asked for. Look at them from 9:00; cash only.',
    }),
  ],
};

const emergencySquad: SamplePublisher = {
  id: 34,
  name: 'Moorestown Emergency Squad',
  category: 'Health',
  description: 'The ambulance volunteers: first-aid and CPR classes for everyone.',
  displayOrder: 52,
  site: 'https://squad.moorestown.example',
  series: [
    everyMonth('cpr-class', '2nd Sat', '09:00-12:00', 'CPR and defibrillator class', {
      at: squadHall,
      text: 'Three hours and a card that is good for two years. Twelve places; sign up at the squad’s desk.',
    }),
    oneTime('stop-the-bleed', 'Wed +3', '19:00-20:30', 'Stop the bleed: a class for coaches', {
      at: squadHall,
      text: 'What to do in the eight minutes before we come. For coaches, teachers and anyone who owns a chain saw.',
    }),
  ],
};

const nixle: SamplePublisher = {
  id: 18,
  name: 'Nixle Alerts',
  category: 'Public Services',
  description: 'Emergency messages of police, fire and public works. They disappear when they are over.',
  displayOrder: 10,
  site: 'https://police.moorestown.example/alerts',
  series: [
    oneTime('water-main-break', 0, '07:10', 'Water main break on Kings Highway', {
      alertUntil: [1, '06:00'],
      text: 'Closed between Church Street and Route 41. Expect low pressure until the evening.',
    }),
    oneTime('route-38-lane', 0, '09:30', 'Route 38 east: right lane closed at Lenola Road', {
      alertUntil: [2, '17:00'],
      days: 3,
      text: 'A gas line is being repaired. Take Main Street or Camden Avenue.',
    }),
    oneTime('power-out', 0, '00:05', 'Power out on Chester Avenue', {
      alertUntil: [0, '00:30'],
      text: 'Restored at 12:30 AM.',
    }),
    oneTime('missing-dog', -4, '16:20', 'Found: brown dog near Strawbridge Lake', {
      alertUntil: [0, '21:00'],
      text: 'He answers to Biscuit and is back home.',
    }),
    oneTime('storm-warning', -17, '13:00', 'Severe thunderstorm warning until 4:00 PM', {
      alertUntil: [0, '16:00'],
      text: 'Go indoors and stay away from windows.',
    }),
  ],
};

export const publicServices = [trashCollection, fireDepartment, policeDepartment, emergencySquad, nixle];
