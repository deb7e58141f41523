import { useState } from 'react';
import { remembered } from '../../lib/local-storage';
import { onboardingRequests } from '../../lib/onboarding';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';

export const OnboardingDialogs = () => {
  const [{ time, opened }, show] = useState({ time: 0, opened: false });

  onboardingRequests.useEach(() => show((last) => ({ time: last.time + 1, opened: true })));

  const close = () => {
    remembered.onboardingCompleted.write(true);
    // Saving that ends after another tour was opened does not close that one.
    show((last) => (last.time === time ? { time, opened: false } : last));
  };

  return (
    <DeferredMount isRequested={opened}>
      <OnboardingDialog key={time} opened={opened} onClose={close} />
    </DeferredMount>
  );
};

const OnboardingDialog = lazyComponent(async () => (await import('./onboarding-dialog')).OnboardingDialog);
