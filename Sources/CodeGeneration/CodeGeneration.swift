// CodeGeneration
