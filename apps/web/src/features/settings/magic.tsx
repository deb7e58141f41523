import { remembered, useRemembered } from '../../lib/local-storage';
import { Switch } from '../../ui/switch';
import { Section } from './section';

/** Whether anything is made or read by AI for whoever is at this device. */
export const Magic = () => {
  const [on, setOn] = useRemembered(remembered.magicStuff);
  return (
    <Section
      title="Magic Stuff"
      lead="Events in your own words, read by AI where the town has it. Off means off: rules alone read them."
    >
      <Switch label={on ? 'Magic Stuff is on' : 'Magic Stuff is off'} checked={on} onChange={() => setOn(!on)} />
    </Section>
  );
};
