import { accordionExamples } from './accordion/Accordion.examples';
import { badgeExamples } from './badge/Badge.examples';
import { breadcrumbExamples } from './breadcrumb/Breadcrumb.examples';
import { buttonExamples } from './button/Button.examples';
import { cardExamples } from './card/Card.examples';
import { carouselExamples } from './carousel/Carousel.examples';
import { checkboxExamples } from './checkbox/Checkbox.examples';
import { chipExamples } from './chip/Chip.examples';
import { dataTableExamples } from './data-table/DataTable.examples';
import { emptyStateExamples } from './empty-state/EmptyState.examples';
import type { Example } from './example';
import { htmlContentExamples } from './html-content/HtmlContent.examples';
import { iconExamples } from './icon/Icon.examples';
import { iconButtonExamples } from './icon-button/IconButton.examples';
import { listPagesExamples } from './list-pages/ListPages.examples';
import { logoExamples } from './logo/Logo.examples';
import { messageBoxExamples } from './message-box/MessageBox.examples';
import { paginationExamples } from './pagination/Pagination.examples';
import { passwordFieldExamples } from './password-field/PasswordField.examples';
import { priceExamples } from './price/Price.examples';
import { quantityFieldExamples } from './quantity-field/QuantityField.examples';
import { radioGroupExamples } from './radio-group/RadioGroup.examples';
import { ratingExamples } from './rating/Rating.examples';
import { sectionExamples } from './section/Section.examples';
import { selectFieldExamples } from './select-field/SelectField.examples';
import { skeletonExamples } from './skeleton/Skeleton.examples';
import { spinnerExamples } from './spinner/Spinner.examples';
import { textAreaFieldExamples } from './text-area-field/TextAreaField.examples';
import { textFieldExamples } from './text-field/TextField.examples';
import { visuallyHiddenExamples } from './visually-hidden/VisuallyHidden.examples';

/** All examples of the kit by component. The dialog needs a page and has its own test. */
export const uiExamples: Record<string, Example[]> = {
  Accordion: accordionExamples,
  Badge: badgeExamples,
  Breadcrumb: breadcrumbExamples,
  Button: buttonExamples,
  Card: cardExamples,
  Carousel: carouselExamples,
  Checkbox: checkboxExamples,
  Chip: chipExamples,
  DataTable: dataTableExamples,
  EmptyState: emptyStateExamples,
  HtmlContent: htmlContentExamples,
  Icon: iconExamples,
  IconButton: iconButtonExamples,
  Logo: logoExamples,
  ListPages: listPagesExamples,
  MessageBox: messageBoxExamples,
  Pagination: paginationExamples,
  PasswordField: passwordFieldExamples,
  Price: priceExamples,
  QuantityField: quantityFieldExamples,
  RadioGroup: radioGroupExamples,
  Rating: ratingExamples,
  Section: sectionExamples,
  SelectField: selectFieldExamples,
  Skeleton: skeletonExamples,
  Spinner: spinnerExamples,
  TextAreaField: textAreaFieldExamples,
  TextField: textFieldExamples,
  VisuallyHidden: visuallyHiddenExamples,
};
