import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findPublisherKinds } from '#libs/contracts';
import { queries } from '../../lib/queries';
import { useTown } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { saveDistrict } from '../preferences/save-district';
import { useDistricts } from '../preferences/use-districts';
import { usePreferences } from '../preferences/use-preferences';
import { DECIDE_LATER } from './district-choice';
import styles from './onboarding.module.css';
import { StepBody } from './step-body';
import { type Step, toSteps } from './steps';

type Props = { opened: boolean; onClose: () => void };

export const OnboardingDialog = ({ opened, onClose }: Props) => {
  const steps = useSteps();
  const [stepIndex, goTo] = useState(0);
  const [choice, choose] = useState<string>();
  const { data: preferences } = usePreferences();
  const { saving, finish } = useFinish(onClose);
  const last = steps.length - 1;
  const index = Math.min(stepIndex, last);
  const step = steps[index]!;
  const district = choice ?? preferences?.collectionDistrict ?? undefined;

  const back = () => goTo(Math.max(0, index - 1));
  const next = () => (index < last ? goTo(index + 1) : finish(step.isDistrictSelection ? district : undefined));

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={step.title}
      foot={
        <div className={styles.foot}>
          <Button variant="subtle" onClick={onClose}>
            Skip
          </Button>
          {/* `aria-disabled` instead of `disabled`, so that the button keeps the focus on the first step. */}
          <Button aria-disabled={index === 0 || saving} onClick={saving ? undefined : back}>
            Previous
          </Button>
          <Button
            variant="filled"
            aria-disabled={saving}
            leftSection={saving && <span className={styles.spinner} aria-hidden="true" />}
            onClick={saving ? undefined : next}
          >
            {saving ? 'Saving...' : index < last ? 'Next' : 'Get Started'}
          </Button>
        </div>
      }
    >
      <p className="sr" role="status">
        {saving ? 'Saving...' : `Step ${index + 1} of ${steps.length}: ${step.title}`}
      </p>
      <div className={styles.bars} aria-hidden="true">
        {steps.map(({ id }, place) => (
          <span key={id} data-done={place <= index || undefined} />
        ))}
      </div>
      <StepBody key={step.id} step={step} district={district} onDistrict={choose} />
    </Dialog>
  );
};

const useSteps = (): Step[] => {
  const { name } = useTown();
  const { data: organizations = [] } = useQuery(queries.organizations);
  return toSteps({
    town: name,
    organizations: organizations.length,
    kinds: findPublisherKinds(organizations, name),
    hasDistricts: useDistricts().length > 0,
  });
};

const SAVING_SHOWN_MS = 500;

/** A failure to save does not keep the tour open, because Settings asks for the district too. */
const useFinish = (onClose: () => void) => {
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);

  const finish = async (district: string | undefined) => {
    if (district === undefined || district === DECIDE_LATER) return onClose();
    setSaving(true);
    try {
      await saveDistrict(client, district);
      await new Promise((resolve) => setTimeout(resolve, SAVING_SHOWN_MS));
    } catch (error) {
      console.error('The collection district was not saved:', error);
    }
    onClose();
  };
  return { saving, finish };
};
