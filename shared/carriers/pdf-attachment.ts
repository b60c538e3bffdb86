/** The plan as an attachment of a PDF (ISO 32000-1, 7.11.4), where any viewer lists it and Plotroom finds it again. */
import { strToU8 } from 'fflate';
import { type PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { safeFileName } from './file-name';
import { PLAN_MIME } from './plan-in-pdf';

/** Attaches the text as `<title>.plotroom`, marked as what the document was made from. */
export function attachPlan(document: PDFDocument, title: string, plan: string): void {
  const { context, catalog } = document;
  const bytes = strToU8(plan);
  const file = context.flateStream(bytes, {
    Type: 'EmbeddedFile',
    Subtype: PLAN_MIME,
    Params: { Size: bytes.length },
  });
  const name = PDFHexString.fromText(safeFileName(title, 'plotroom'));
  const specification = context.register(
    context.obj({
      Type: 'Filespec',
      F: name,
      UF: name,
      EF: { F: context.register(file) },
      Desc: PDFHexString.fromText('The plan, for Plotroom'),
      AFRelationship: 'Source',
    }),
  );
  const files = context.obj({ Names: [name, specification] });
  catalog.set(PDFName.of('Names'), context.obj({ EmbeddedFiles: files }));
  catalog.set(PDFName.of('AF'), context.obj([specification]));
}
