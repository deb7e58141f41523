import { DEFAULT_DISPLAY_ORDER, type Subcalendar, toComparableText } from '#libs/contracts';
import { toSubcalendarId } from '#libs/integrations';
import type { SubcalendarSetting } from '../settings/subcalendar-setting';
import type { OrganizationNames } from './organization-names';

/** Those of `town.json` count if their organization exists, and override recorded values. */
export const mergeSubcalendarSettings = (
  offeredSubcalendars: readonly Subcalendar[],
  settings: readonly SubcalendarSetting[],
  names: OrganizationNames,
): Subcalendar[] => {
  const all = new Map(offeredSubcalendars.map((one) => [one.id, one]));
  for (const setting of settings) {
    const one = toSubcalendar(setting, offeredSubcalendars, names);
    if (one) all.set(one.id, one);
  }
  return [...all.values()];
};

const toSubcalendar = (
  { organization, name, description, displayOrder, titleWords }: SubcalendarSetting,
  offered: readonly Subcalendar[],
  names: OrganizationNames,
): Subcalendar | undefined => {
  const organizationId = names.organization(organization)?.id;
  if (organizationId === undefined) return undefined;
  const subcalendar = offered.find(
    (one) => one.organizationId === organizationId && comparableNameOf(one) === comparableNameOf({ name }),
  );
  return {
    id: subcalendar?.id ?? toSubcalendarId(organizationId, comparableNameOf({ name })),
    organizationId,
    name,
    description: description ?? subcalendar?.description ?? '',
    displayOrder: displayOrder ?? subcalendar?.displayOrder ?? DEFAULT_DISPLAY_ORDER,
    ...(titleWords?.length && { titleWords }),
  };
};

const comparableNameOf = ({ name }: Pick<Subcalendar, 'name'>) => toComparableText(name).trim();
