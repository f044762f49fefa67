// ViewModelRuntime
