import type { SamplePublisher } from '../schedule/publisher';
import { everyDays, everyMonth, everyYear, oneTime } from '../schedule/series';
import {
  boundaryCreekPark,
  countyAgriculturalCenter,
  countyHealth,
  friendsSchool,
  highSchoolLibrary,
  libraryMeetingRoom,
  pennington,
  recreationCenter,
} from './places';

const friends: SamplePublisher = {
  id: 12,
  name: 'Moorestown Friends School',
  category: 'Education',
  description: 'A Quaker school, preschool to twelfth grade. Much of what it does is open to neighbors.',
  displayOrder: 64,
  site: 'https://friends.moorestown.example',
  series: [
    oneTime('friends-open-house', 'Sat +4', '10:00-12:00', 'Open house for families', {
      at: friendsSchool,
      handout: true,
      text: 'Walk through the lower school while it is quiet, then sit in meeting for ten minutes.',
    }),
    oneTime('friends-play', 'Fri +3', '19:00-21:00', 'Upper school play: As You Like It', {
      at: friendsSchool,
      text: 'Outdoors indoors: the forest is made of chairs. Free.',
    }),
    oneTime('robotics-scrimmage', 'Sat +1', '09:00-15:00', 'Robotics scrimmage', {
      at: friendsSchool,
      text: 'Twelve teams. Ear plugs at the door.',
    }),
    oneTime('grandparents-day', -10, '09:00-12:00', 'Grandparents’ and special friends’ day', {
      at: friendsSchool,
      text: 'Classes in the morning, soup at noon.',
    }),
    everyYear('friends-fair', '1st Sat May', '10:00-15:00', 'May fair', {
      at: friendsSchool,
      tentative: true,
      text: 'Maypole, strawberry shortcake, plants, white elephants.',
    }),
  ],
};

const homeAndSchool: SamplePublisher = {
  id: 32,
  name: 'Home and School Association (PTA)',
  category: 'Education',
  description: 'Parents of all six schools. Teachers come too.',
  displayOrder: 54,
  site: 'https://homeandschool.moorestown.example',
  series: [
    everyMonth('pta-meeting', '1st Wed', '19:00-20:30', 'Home and School meeting', {
      at: highSchoolLibrary,
      only: 'Sep-Jun',
      text: 'Child care in the next room. This month: {phones|lunch|homework|the bell schedule}.',
    }),
    oneTime('pta-trivia', 'Sat +5', '19:00-22:00', 'Trivia night', {
      at: recreationCenter,
      text: 'Tables of eight; the eighth may be a teacher.',
    }),
  ],
};

const educationFoundation: SamplePublisher = {
  id: 33,
  name: 'Moorestown Education Foundation',
  category: 'Education',
  description: 'Pays for what the school budget can’t: telescopes, kilns, authors.',
  displayOrder: 40,
  site: 'https://foundation.moorestown.example',
  series: [
    oneTime('teacher-grants', 'Thu +6', '18:00-19:30', 'This year’s grants to teachers', {
      at: highSchoolLibrary,
      text: 'Eleven ideas that did not fit the budget, shown by those who had them.',
    }),
    everyYear('foundation-gala', '1st Sat Mar', '18:30-22:30', 'Winter gala', {
      tentative: true,
      text: 'The place is announced with the tickets.',
    }),
  ],
};

const PARKS = 'Parks';
const FARM = 'Agricultural Center';
const HISTORY = 'County history';

const county: SamplePublisher = {
  id: 43,
  name: 'Burlington County Parks',
  category: 'Government',
  description: 'The county’s parks, farm and museums within a short drive.',
  displayOrder: 53,
  site: 'https://parks.county.example',
  subOrganizations: { [PARKS]: 70, [FARM]: 60, [HISTORY]: 50 },
  programs: [
    [25, PARKS, 'Walks and paddles', 70],
    [26, FARM, 'Community garden and market', 60],
    [27, HISTORY, 'Museums and re-enactments', 50],
  ],
  series: [
    everyDays('ranger-walk', 9, 5, '09:30-11:00', 'Ranger walk: {tracks|mushrooms|winter buds|dragonflies|owls}', {
      sub: PARKS,
      at: boundaryCreekPark,
      text: 'Two miles on soft ground; boots, please.',
    }),
    oneTime('creek-paddle', 'Sat +4', '10:00-12:30', 'Rancocas Creek paddle', {
      sub: PARKS,
      at: pennington,
      tentative: true,
      text: 'Out with the tide and back with it. Canoes are there; the day depends on the wind.',
    }),
    oneTime('cider-pressing', 'Sun +1', '12:00-15:00', 'Pressing day at the county farm', {
      sub: FARM,
      at: countyAgriculturalCenter,
      text: 'Bring a jug. Two turns of the crank for a cup.',
    }),
    oneTime('seed-swap', 'Sat +7', '10:00-13:00', 'Seed swap', {
      sub: FARM,
      at: countyAgriculturalCenter,
      text: 'Envelopes labeled with name and year, please.',
    }),
    oneTime('mill-tour', 'Sun +6', '13:00-15:00', 'Tour of the grist mill', { sub: HISTORY, text: 'The stones turn at two.' }),
    oneTime('encampment', -27, '10:00-16:00', 'Encampment of the county militia', {
      sub: HISTORY,
      days: 2,
      at: pennington,
      text: 'Drill at eleven and two. The powder is real.',
    }),
  ],
};

const health: SamplePublisher = {
  id: 44,
  name: 'Burlington County Health Department',
  category: 'Health',
  description: 'Shots, screenings, blood drives, and classes that keep people out of the hospital.',
  displayOrder: 51,
  site: 'https://health.county.example',
  series: [
    everyMonth('blood-drive', '4th Wed', '14:00-19:00', 'Blood drive', {
      at: recreationCenter,
      text: 'Appointments first; walk-ins wait with a book.',
    }),
    everyMonth('caregivers', '3rd Thu', '14:00-15:30', 'Caregivers’ hour', {
      at: libraryMeetingRoom,
      text: 'For those who look after a parent, a partner, a child.',
    }),
    oneTime('shots', 'Wed +1', '16:00-19:00', 'Vaccination clinic', {
      at: recreationCenter,
      text: 'Bring the insurance card if you have one.',
    }),
    oneTime('blood-pressure', 'Mon +1', '10:00-12:00', 'Blood pressure, checked', {
      at: libraryMeetingRoom,
      text: 'Five minutes, no appointment.',
    }),
    oneTime('hearing-tests', -2, '10:00-14:00', 'Hearing tests', {
      at: countyHealth,
      text: 'Fifteen minutes in a very quiet room.',
    }),
  ],
};

export const schoolsAround = [friends, homeAndSchool, educationFoundation];
export const aroundTown = [county, health];
