import { defineJumpMarks } from './jump-marks';
import { JumpMarksProps } from './jump-marks.props';

export const jumpMarksTeaser = defineJumpMarks('jump-marks-teaser', JumpMarksProps);

export default jumpMarksTeaser;
