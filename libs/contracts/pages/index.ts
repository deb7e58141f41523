type PageWords = Readonly<{ title: string; description: string }>;

/** Public pages with a fixed address, without the event list. In a file of their own, because they are loaded with the pages. */
export const PAGES = {
  '/themes': { title: 'Themes', description: 'Almanac in light and dark, and in the color you like best.' },
  '/about': {
    title: 'About',
    description: 'Almanac is an experiment by a local resident who kept missing things two streets away.',
  },
  '/share': { title: 'Share Almanac', description: 'The whole town on one board. Tell someone who is new here.' },
  '/suggest': { title: 'Suggest an Event', description: 'Something is on in town and not in Almanac? Tell us.' },
  '/privacy': { title: 'Privacy', description: 'Almanac needs little about you, and keeps it where you can reach it.' },
  '/chat': {
    title: 'Intelligent Event Assistant',
    description: 'Ask what is on in town: events, dates, locations and organizations.',
  },
  '/settings': { title: 'Settings', description: 'What Almanac knows of you, and what it does for you.' },
  '/hours': { title: 'School Hours', description: 'When the schools in town begin and end.' },
  '/map': { title: 'Map', description: 'Where everything happens in town, day by day.' },
  '/subcalendars': { title: 'Subcalendars', description: 'Programs of the organizations, to follow one by one.' },
} as const satisfies Readonly<Record<string, PageWords>>;
