import { DEFAULT_DISPLAY_ORDER, plainText, type Subcalendar } from '#libs/contracts';
import { subcalendarId } from '#libs/integrations';
import type { SubcalendarSetting } from '../settings/subcalendar-setting';
import type { Names } from './names';

/**
 * The sub-calendars of a town: those recorded, and those of `town.json` whose organization exists. Where both say of one, the
 * setting counts for what it says.
 */
export const withSettings = (
  offered: readonly Subcalendar[],
  settings: readonly SubcalendarSetting[],
  names: Names,
): Subcalendar[] => {
  const all = new Map(offered.map((one) => [one.id, one]));
  for (const setting of settings) {
    const one = described(setting, offered, names);
    if (one) all.set(one.id, one);
  }
  return [...all.values()];
};

const described = (
  { organization, name, description, displayOrder, titleWords }: SubcalendarSetting,
  offered: readonly Subcalendar[],
  names: Names,
): Subcalendar | undefined => {
  const organizationId = names.organization(organization)?.id;
  if (organizationId === undefined) return undefined;
  const known = offered.find((one) => one.organizationId === organizationId && nameOf(one) === nameOf({ name }));
  return {
    id: known?.id ?? subcalendarId(organizationId, nameOf({ name })),
    organizationId,
    name,
    description: description ?? known?.description ?? '',
    displayOrder: displayOrder ?? known?.displayOrder ?? DEFAULT_DISPLAY_ORDER,
    ...(titleWords?.length && { titleWords }),
  };
};

const nameOf = ({ name }: Pick<Subcalendar, 'name'>) => plainText(name).trim();
