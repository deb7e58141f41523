import { useTown } from '../../lib/use-town';
import { Icon } from '../../ui/icon';
import { type District, useDistricts } from '../preferences/use-districts';
import styles from './onboarding.module.css';

export const DECIDE_LATER = 'later';

type Props = { chosen: string | undefined; onChoose: (district: string) => void };

export const DistrictChoice = ({ chosen, onChoose }: Props) => {
  const { links, districtMap } = useTown();
  const choices = [
    ...useDistricts().map(toOption),
    { value: DECIDE_LATER, label: 'I will choose later', number: null, choice: DECIDE_LATER },
  ];
  return (
    <>
      <fieldset className={styles.districts}>
        <legend className="sr">Collection district</legend>
        {choices.map(({ value, label, number, choice }) => (
          <label key={choice}>
            <input
              type="radio"
              name="collection-district"
              value={value}
              aria-label={label}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            <span data-later={number === null || undefined}>
              {number !== null && <b>{number}</b>}
              {label}
            </span>
          </label>
        ))}
      </fieldset>
      {links['districts'] && (
        <p className={styles.help}>
          Not sure?{' '}
          <a href={links['districts']} target="_blank" rel="noopener">
            Find your district on {districtMap}
            <Icon name="external" size={16} />
          </a>
        </p>
      )}
    </>
  );
};

const toOption = ({ name, number, day }: District) => ({
  value: day.toLowerCase() || name,
  label: name,
  number,
  choice: name,
});
