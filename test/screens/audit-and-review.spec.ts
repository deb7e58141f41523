import './audit-and-review/ops-review.stories';
import './audit-and-review/ops-audit.stories';
