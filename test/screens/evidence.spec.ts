import './evidence/ops-review.stories';
import './evidence/ops-audit.stories';
