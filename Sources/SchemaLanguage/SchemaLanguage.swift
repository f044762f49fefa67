// SchemaLanguage
