export { pngWriter, type PngOptions, type PngWriter } from './png-writer';
export { planInPng } from './plan-in-png';
export { PLAN_MIME, planInPdf } from './plan-in-pdf';
export { PLAN_ENTRY, planInZip } from './plan-in-zip';
export { type CarriedPlan, type Carrier, CARRIERS, planTextIn } from './plan-text-in';
export { MAX_CARRIER_BYTES, MAX_PLAN_BYTES } from './limits';
export { safeFileName, safeWholeFileName } from './file-name';
export {
  correctionOf,
  DEFAULT_PDF_SETUP,
  type Orientation,
  ORIENTATIONS,
  type Paper,
  PAPERS,
  PDF_LIMITS,
  type PdfSetup,
} from './pdf-setup';
export { type PdfContent, type PdfLayout, pdfLayout, type PdfPage } from './pdf-layout';
export { type PdfFile, pdfOf, type PdfWork } from './pdf-writer';
export { reportBundle, type ReportParts } from './report-bundle';
export { type Machine, withoutPaths, withoutUser } from './anonymise';
