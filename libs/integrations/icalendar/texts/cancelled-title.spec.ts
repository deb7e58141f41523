import { splitCancelledMark } from './cancelled-title';

describe('a title that calls its event off', () => {
  it.each([
    ['CANCELLED: Free Play', 'Free Play'],
    ['Canceled: Free Play', 'Free Play'],
    ['CANCELED - Free Play', 'Free Play'],
    ['(CANCELED) Free Play', 'Free Play'],
    ['[Cancelled] Free Play', 'Free Play'],
    ['(CANCELLED DUE TO WEATHER) Free Play', 'Free Play'],
    ['**Event cancelled** Free Play', 'Free Play'],
    ['*** CANCELLED *** Free Play', 'Free Play'],
    ['Event Cancelled: Free Play', 'Free Play'],
    ['Postponed - Free Play', 'Free Play'],
    ['POSTPONED--Free Play - Thursdays', 'Free Play - Thursdays'],
    ['POSTPONED TO MARCH 2 - Free Play', 'Free Play'],
    ['CANCELLED FOR TODAY: Free Play', 'Free Play'],
    ['CANCELLED FOR TODAY -Free Play', 'Free Play'],
    ['CANCELLED FOR TONIGHT! Free Play', 'Free Play'],
    ['Cancelled for tonight (10/16): Free Play', 'Free Play'],
    ['CANCELLED!!! (Free Play)', '(Free Play)'],
    ['CANCELLED Moorestown vs Riverside', 'Moorestown vs Riverside'],
    ['(CXLD) Free Play', 'Free Play'],
    ['Free Play (CXLD)', 'Free Play'],
    ['Free Play (Cancelled!)', 'Free Play'],
    ['Free Play - CANCELLED', 'Free Play'],
    ['Free Play -CANCELLED FOR JULY 21', 'Free Play'],
    ['Free Play! CANCELLED!', 'Free Play'],
    ['Free Play CANCELLED due to weather!', 'Free Play'],
    ['Free Play CANCELLED FOR TONIGHT!!', 'Free Play'],
    ['Free Play cancelled for tonight -Sept 23', 'Free Play'],
    ['CANCELLED: POSTPONED: Free Play', 'Free Play'],
    ['CANCELLED', 'CANCELLED'],
  ])('%s', (title, name) => {
    expect(splitCancelledMark(title)).toEqual({ name, isCancelled: true });
  });

  it.each([
    'Cancelled Stamps of the 1880s',
    'Cancelled: no more?'.replace('Cancelled: ', 'Cancelled? '),
    'Free Play (POSSIBLY CANCELLED TONIGHT DUE TO WEATHER)',
    'Free Play POSSIBLY CANCELLED TONIGHT',
    'Game if not cancelled today',
    'RESCHEDULED: Free Play',
    'Free Play - RESCHEDULED FROM 2/22',
    'Uncancelled: a comedy',
    'How to Reuse Postponed Plans',
    'Talk: the dangers of cancelled culture',
    '- Craft Night -',
  ])('is not %s', (title) => {
    expect(splitCancelledMark(title)).toEqual({ name: title, isCancelled: false });
  });
});
