import { useState } from 'react';
import { remembered } from '../../lib/local-storage';
import { onboardingRequests } from '../../lib/onboarding';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';

/** The tour that anybody on the page may ask for. Each time it begins with its first step. */
export const OnboardingDialogs = () => {
  const [{ time, opened }, show] = useState({ time: 0, opened: false });

  onboardingRequests.useEach(() => show((last) => ({ time: last.time + 1, opened: true })));

  const close = () => {
    remembered.onboardingCompleted.write(true);
    // What is saved when another tour has begun does not end that one.
    show((last) => (last.time === time ? { time, opened: false } : last));
  };

  return (
    <Later wanted={opened}>
      <OnboardingDialog key={time} opened={opened} onClose={close} />
    </Later>
  );
};

const OnboardingDialog = fetched(async () => (await import('./onboarding-dialog')).OnboardingDialog);
