/** Name of the embedded file; programs find it by that. */
export const FACTUR_X = 'factur-x.xml';

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const PROPERTIES = {
  DocumentType: ['INVOICE', 'The type of the hybrid document'],
  DocumentFileName: [FACTUR_X, 'The name of the embedded XML document'],
  Version: ['1.0', 'The version of the standard applying to the embedded XML document'],
  ConformanceLevel: ['EN 16931', 'The conformance level of the embedded XML document'],
} as const;

/** Metadata of ZUGFeRD and Factur-X, with the description of their schema that PDF/A requires. */
export const describeFacturX = (): string => `
<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
${Object.entries(PROPERTIES)
  .map(([name, [value]]) => `<fx:${name}>${value}</fx:${name}>`)
  .join('\n')}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${Object.entries(PROPERTIES)
  .map(
    ([name, [, description]]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`,
  )
  .join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
