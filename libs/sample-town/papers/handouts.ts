type Handout = { title: string; lines: readonly string[] };

/** By the key of the series. None is an agenda. */
export const HANDOUTS: Readonly<Record<string, Handout>> = {
  'town-hall-open-house': {
    title: 'Who sits where',
    lines: [
      'Ground floor: township clerk, tax collector, dog licenses',
      'Ground floor, left: permits, inspections, zoning officer',
      'First floor: council chamber, township manager',
      'Basement: water and sewer billing',
    ],
  },
  'kindergarten-open-house': {
    title: 'Registering for kindergarten',
    lines: [
      'The child is five on or before October 1',
      'Bring: proof of birth, two proofs of residence, the record of shots',
      'Tell us about allergies, glasses, and who may pick up',
      'Registration can be finished on the spot or by mail',
    ],
  },
  'friends-open-house': {
    title: 'Admissions',
    lines: [
      'Visit: any school day by appointment',
      'Apply: by January 15 for the fall',
      'Aid: the form is the same for all grades and is read by people who do not decide on admission',
    ],
  },
  'arts-open-house': {
    title: 'Class list',
    lines: [
      'Clay: wheel, Monday evening; handbuilding, Saturday morning',
      'Print: letterpress, Wednesday evening',
      'Strings: cello and violin, by appointment',
      'For children: Saturday studio, ages six to ten',
    ],
  },
  'mansion-open-house': {
    title: 'Plan of the house',
    lines: [
      'Ground floor: parlor, dining room, kitchen with the old hearth',
      'First floor: bedrooms, the sewing room, the bullet hole',
      'Second floor: papers and maps; please do not lean on the cases',
      'Outside: the herb garden, left of the well',
    ],
  },
  'firehouse-open-house': {
    title: 'Escape plan for kitchens',
    lines: [
      'Draw your home and two ways out of every room',
      'Choose the tree or the lamp post where everybody meets',
      'Test the alarms on the first of each month',
      'Get out, stay out, and call 911',
    ],
  },
};
