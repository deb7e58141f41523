import './accounts/accounts.stories';
import './accounts/settings.stories';
import './accounts/second-factor.stories';
