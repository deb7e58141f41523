import './welcome/onboarding.stories';
import './welcome/suggesting.stories';
import './welcome/newsletter.stories';
