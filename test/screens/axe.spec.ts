import './axe/axe.stories';
import './axe/about.stories';
import './axe/failures.stories';
import './axe/missing-files.stories';
