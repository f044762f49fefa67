print("vmgen")
