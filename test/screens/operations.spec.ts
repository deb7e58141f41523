import './operations/ops-frame.stories';
import './operations/ops-projections.stories';
import './operations/ops-sources.stories';
